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

/** The direct children of a node, in the order of the text. Holes of arrays are left out. */
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

/** The names of a node's fields that have child nodes. */
export function childKeys(node: Node): readonly string[] {
  return VISITOR_KEYS[node.type] ?? [];
}

/**
 * Calls `visit` for a node and all its descendants, parents first, without recursion. If `visit` returns `false`, the
 * children of that node are skipped.
 */
export function walk(root: Node, visit: (node: Node) => boolean | void): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (visit(node) !== false) {
      pushChildren(open, node);
    }
  }
}

/** Adds the children of a node to a stack, in an order in which the first child is taken first. */
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

/** The offset of a node's first character. */
export function startOf(node: Node): number {
  return node.start ?? 0;
}

/** The offset after a node's last character. */
export function endOf(node: Node): number {
  return node.end ?? 0;
}

/** Gives a new node the place of the node that it replaces. */
export function placedAt<T extends Node>(node: T, source: Node): T {
  node.start = source.start ?? null;
  node.end = source.end ?? null;
  node.loc = source.loc ?? null;
  return node;
}
