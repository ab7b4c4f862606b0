import { isNode, VISITOR_KEYS, type Node } from '@babel/types';

export {
  blockStatement,
  expressionStatement,
  file,
  functionExpression,
  identifier,
  ifStatement,
  isNode,
  isStatement,
  objectProperty,
  parenthesizedExpression,
  program,
  returnStatement,
  stringLiteral,
  unaryExpression,
  variableDeclaration,
} from '@babel/types';
export type {
  ArrayExpression,
  BlockStatement,
  CallExpression,
  CatchClause,
  Class,
  Comment,
  ConditionalExpression,
  Expression,
  ForStatement,
  Function,
  Identifier,
  IfStatement,
  LabeledStatement,
  Node,
  ObjectExpression,
  ObjectMethod,
  ObjectProperty,
  Program,
  Statement,
  StringLiteral,
  VariableDeclaration,
} from '@babel/types';

/** The nodes right below one, in the order of the text; holes of arrays are left out. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const key of childKeys(node)) {
    const value: unknown = Reflect.get(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        children.push(child);
      }
    }
  }
  return children;
}

/** Names of the fields of a node that hold nodes. */
export function childKeys(node: Node): readonly string[] {
  return VISITOR_KEYS[node.type] ?? [];
}

/** Calls `visit` for a node and all below it, parents first, without recursion; `false` leaves out what is below. */
export function walk(root: Node, visit: (node: Node) => boolean | void): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (visit(node) !== false) {
      pushChildren(open, node);
    }
  }
}

/** Adds the children of a node to a stack, so that the first comes off first. */
export function pushChildren(open: Node[], node: Node): void {
  const keys = childKeys(node);
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    const value: unknown = Reflect.get(node, keys[index] ?? '');
    if (Array.isArray(value)) {
      for (let place = value.length - 1; place >= 0; place -= 1) {
        const child: unknown = value[place];
        if (isNode(child)) {
          open.push(child);
        }
      }
    } else if (isNode(value)) {
      open.push(value);
    }
  }
}

/** Offset of a node's first character. */
export function startOf(node: Node): number {
  return node.start ?? 0;
}

/** Offset after a node's last character. */
export function endOf(node: Node): number {
  return node.end ?? 0;
}

/** A new node that stands for a piece of the text takes over the piece's place. */
export function placedAt<T extends Node>(node: T, source: Node): T {
  node.start = source.start ?? null;
  node.end = source.end ?? null;
  node.loc = source.loc ?? null;
  return node;
}
