/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import { escapeHidden, escapeName } from './escape-hidden.ts';
import { expandStatement } from './expand-statement.ts';
import {
  blockStatement,
  identifier,
  placedAt,
  returnStatement,
  stringLiteral,
  type Function,
  type Node,
  type ObjectProperty,
} from '../syntax.ts';
import { tokenId } from '../tokens.ts';

/** Rewrites a node to a uniform spelling. Its children are already rewritten. The node itself may be changed. */
export function rewriteNode(node: Node, undefinedIsGlobal: boolean): Node {
  switch (node.type) {
    case 'Identifier':
      if (tokenId(node.name) === undefined) {
        node.name = escapeName(node.name);
      }
      return node;
    case 'StringLiteral':
    case 'BigIntLiteral':
      delete node.extra;
      return node;
    case 'NumericLiteral':
      if (Number.isFinite(node.value)) {
        delete node.extra;
      } else {
        node.extra = { raw: '1e400', rawValue: node.value };
      }
      return node;
    case 'RegExpLiteral':
      delete node.extra;
      node.pattern = escapeHidden(node.pattern);
      return node;
    case 'TemplateElement':
      node.value.raw = escapeHidden(node.value.raw);
      return node;
    case 'InterpreterDirective':
      node.value = escapeHidden(node.value);
      return node;
    case 'DirectiveLiteral':
      node.value = escapeHidden(rawDirective(node));
      delete node.extra;
      return node;
    case 'UnaryExpression':
      return rewriteUnary(node, undefinedIsGlobal);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      if (node.computed && node.property.type === 'StringLiteral' && isPlainName(node.property.value)) {
        const property = placedAt(identifier(node.property.value), node.property);
        Object.assign(node, { computed: false, property });
      }
      return node;
    case 'ObjectProperty':
      expandShorthand(node);
      return unquoteKey(node);
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
      return unquoteKey(node);
    case 'ArrowFunctionExpression':
      rewriteArrow(node);
      return node;
    default:
      return node;
  }
}

/** The text between the quotes as it was written: `"use\x20strict"` is not a directive. */
function rawDirective(node: Node & { readonly value: string }): string {
  const raw = node.extra?.['raw'];
  return typeof raw === 'string' ? raw.slice(1, -1) : node.value;
}

function isPlainName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

/** `!0` and `!1` become `true` and `false`, `void 0` becomes `undefined`. */
function rewriteUnary(node: Node & { type: 'UnaryExpression' }, undefinedIsGlobal: boolean): Node {
  if (node.argument.type !== 'NumericLiteral') {
    return node;
  }
  if (node.operator === '!') {
    return placedAt({ type: 'BooleanLiteral', value: node.argument.value === 0 }, node);
  }
  return node.operator === 'void' && undefinedIsGlobal ? placedAt(identifier('undefined'), node) : node;
}

/** `{ a }` becomes `{ a: a }`, which shows which of the two is a variable. `{ __proto__ }` is an ordinary key. */
function expandShorthand(node: ObjectProperty): void {
  if (!node.shorthand) {
    return;
  }
  node.shorthand = false;
  if (node.key.type === 'Identifier' && node.key.name === '__proto__' && node.value.type === 'Identifier') {
    Object.assign(node, { computed: true, key: placedAt(stringLiteral('__proto__'), node.key) });
  }
}

function unquoteKey<T extends Node & { computed: boolean; key: Node }>(node: T): T {
  if (!node.computed && node.key.type === 'StringLiteral' && isPlainName(node.key.value)) {
    node.key = placedAt(identifier(node.key.value), node.key);
  }
  return node;
}

/** `() => { return a }` becomes `() => a`. A sequence or a conditional is written out as statements. */
function rewriteArrow(node: Function & { type: 'ArrowFunctionExpression' }): void {
  const body =
    node.body.type === 'BlockStatement'
      ? node.body
      : placedAt(blockStatement(expandStatement(placedAt(returnStatement(node.body), node.body))), node.body);
  const [only] = body.body;
  node.body =
    only?.type === 'ReturnStatement' && only.argument && body.body.length === 1 && body.directives.length === 0
      ? only.argument
      : body;
  node.expression = node.body.type !== 'BlockStatement';
}
