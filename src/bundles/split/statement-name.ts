/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import { keyOf } from './module-tables.ts';
import type { Binding } from '../names/scope-tree.ts';
import { childrenOf, type Node, type Statement } from '../syntax.ts';
import { tokenId } from '../tokens.ts';

/** The name of a statement that neither declares nor assigns a name. */
export const UNNAMED = '(statement)';

/** The name of a statement at the top of a bundle. */
export interface StatementName {
  readonly name: string;
  readonly hasPath: boolean;
}

/** The path of the module that a statement wraps, the first name that it declares or assigns, or `(statement)`. */
export function nameStatement(statement: Statement, bindings: readonly Binding[]): StatementName {
  const path = wrappedPath(statement);
  if (path !== undefined) {
    return { name: path, hasPath: true };
  }
  return { name: firstName(statement, bindings) ?? UNNAMED, hasPath: false };
}

/** esbuild names a CommonJS module in `var require_a = __commonJS({ "src/a.js"(exports) {…} })`. */
function wrappedPath(statement: Statement): string | undefined {
  const init = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : undefined;
  const [given] = init?.type === 'CallExpression' ? init.arguments : [];
  const [member, more] = given?.type === 'ObjectExpression' ? given.properties : [];
  const key = member?.type === 'ObjectMethod' || member?.type === 'ObjectProperty' ? keyOf(member) : undefined;
  return more === undefined && key !== undefined && /[./]/.test(key) ? key : undefined;
}

function firstName(node: Node, bindings: readonly Binding[]): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? nameOf(node.id, bindings) : undefined;
    case 'VariableDeclaration':
      return node.declarations[0] && firstName(node.declarations[0].id, bindings);
    case 'Identifier':
      return nameOf(node, bindings);
    case 'ObjectPattern':
    case 'ArrayPattern': {
      const [first] = childrenOf(node);
      return first && firstName(first.type === 'ObjectProperty' ? first.value : first, bindings);
    }
    case 'AssignmentPattern':
      return firstName(node.left, bindings);
    case 'ExportNamedDeclaration':
      return node.declaration ? firstName(node.declaration, bindings) : 'export';
    case 'ExportDefaultDeclaration':
      return 'export default';
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return `${node.type === 'ImportDeclaration' ? 'import' : 'export *'} ${JSON.stringify(node.source.value)}`;
    case 'ExpressionStatement':
      return node.expression.type === 'AssignmentExpression' ? memberName(node.expression.left, bindings) : undefined;
    default:
      return undefined;
  }
}

/** The name of `module.exports`, `exports.a` or `a`. */
function memberName(node: Node, bindings: readonly Binding[]): string | undefined {
  if (node.type === 'Identifier') {
    return nameOf(node, bindings);
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') {
    return undefined;
  }
  const object = node.object.type === 'Identifier' ? nameOf(node.object, bindings) : undefined;
  return object === undefined ? undefined : `${object}.${node.property.name}`;
}

function nameOf({ name }: { readonly name: string }, bindings: readonly Binding[]): string {
  return bindings[tokenId(name) ?? -1]?.name ?? name;
}
