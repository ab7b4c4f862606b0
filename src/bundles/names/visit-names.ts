/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import { declare, refer, scopeIn, type NameWalk } from './name-walk.ts';
import {
  functionScopeOf,
  joinBindings,
  markDynamic,
  representative,
  type BindingKind,
  type Scope,
} from './scope-tree.ts';
import {
  childrenOf,
  type BlockStatement,
  type CatchClause,
  type Class,
  type Function,
  type Identifier,
  type LabeledStatement,
  type Node,
  type Program,
  type VariableDeclaration,
} from '../syntax.ts';

/** Walks a program and gathers its scopes, their declarations, and the places of names. */
export function visitNames(walk: NameWalk, program: Program): void {
  visitAll(walk, childrenOf(program), walk.top);
}

function visitAll(walk: NameWalk, nodes: readonly Node[], scope: Scope): void {
  for (const node of nodes) {
    visit(walk, node, scope);
  }
}

function visit(walk: NameWalk, node: Node, scope: Scope): void {
  switch (node.type) {
    case 'Identifier':
      return refer(walk, node, scope);
    case 'PrivateName':
      return refer(walk, node.id, scope, 'private');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return visitFunction(walk, node, scope);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return visitClass(walk, node, scope);
    case 'VariableDeclaration':
      return visitVariables(walk, node, scope);
    case 'StaticBlock':
      return visitAll(walk, node.body, scopeIn(walk, 'function', scope));
    case 'BlockStatement':
    case 'ForStatement':
      return visitAll(walk, childrenOf(node), scopeIn(walk, 'block', scope));
    case 'ForInStatement':
    case 'ForOfStatement': {
      const inner = scopeIn(walk, 'block', scope);
      visitTarget(walk, node.left, inner);
      return visitAll(walk, [node.right, node.body], inner);
    }
    case 'SwitchStatement':
      visit(walk, node.discriminant, scope);
      return visitAll(walk, node.cases, scopeIn(walk, 'block', scope));
    case 'CatchClause':
      return visitCatch(walk, node, scope);
    case 'WithStatement':
      markDynamic(scope);
      return visitAll(walk, childrenOf(node), scope);
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'eval') {
        markDynamic(scope);
      }
      return visitAll(walk, childrenOf(node), scope);
    case 'AssignmentExpression':
      visitTarget(walk, node.left, scope);
      return visit(walk, node.right, scope);
    case 'UpdateExpression':
      return visitTarget(walk, node.argument, scope);
    case 'LabeledStatement':
      return visitLabeled(walk, node, scope);
    case 'BreakStatement':
    case 'ContinueStatement':
      return node.label ? refer(walk, node.label, scope, 'label') : undefined;
    default:
      return visitOther(walk, node, scope);
  }
}

/** Visits imports and exports, nodes without names of variables, and all nodes that need no special handling. */
function visitOther(walk: NameWalk, node: Node, scope: Scope): void {
  switch (node.type) {
    case 'MetaProperty':
    case 'ImportAttribute':
    case 'ExportAllDeclaration':
      return undefined;
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      declare(walk, node.local, scope, 'lexical');
      return undefined;
    case 'ExportNamedDeclaration':
      return node.source ? undefined : visitExported(walk, node.declaration ?? undefined, node.specifiers, scope);
    case 'ExportSpecifier':
      return visit(walk, node.local, scope);
    default:
      return visitAll(walk, namedChildren(node), scope);
  }
}

/** The children of a node without the names of members and properties, which are not names of variables. */
function namedChildren(node: Node): readonly Node[] {
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return node.computed || node.property.type === 'PrivateName' ? [node.object, node.property] : [node.object];
    case 'ObjectProperty':
    case 'ClassProperty':
    case 'ClassAccessorProperty':
      return node.computed || node.key.type === 'PrivateName'
        ? childrenOf(node)
        : childrenOf(node).filter((child) => child !== node.key);
    default:
      return childrenOf(node);
  }
}

function visitFunction(walk: NameWalk, node: Function, scope: Scope): void {
  if ('key' in node && (node.computed || node.key.type === 'PrivateName')) {
    visit(walk, node.key, scope);
  }
  if (node.type === 'FunctionDeclaration' && node.id) {
    declareFunction(walk, node.id, scope, node.async || node.generator);
  }
  const strict = scope.strict || hasUseStrict(node.body);
  const outer = node.type === 'FunctionExpression' && node.id ? scopeIn(walk, 'block', scope, strict) : scope;
  if (node.type === 'FunctionExpression' && node.id) {
    declare(walk, node.id, outer, 'function-name');
  }
  const parameters = scopeIn(walk, 'function', outer, strict);
  for (const parameter of node.params) {
    visitPattern(walk, parameter, parameters, 'parameter');
  }
  if (node.body.type !== 'BlockStatement') {
    return visit(walk, node.body, parameters);
  }
  const simple = node.params.every(({ type }) => type === 'Identifier');
  visitAll(walk, node.body.body, simple ? parameters : scopeIn(walk, 'function', parameters, strict, parameters));
}

function hasUseStrict(body: Node): boolean {
  return body.type === 'BlockStatement' && body.directives.some(({ value }) => value.value === 'use strict');
}

function declareFunction(walk: NameWalk, id: Identifier, scope: Scope, special: boolean): void {
  const name = id.name;
  if (scope === functionScopeOf(scope)) {
    declare(walk, id, scope, 'var');
    return;
  }
  const binding = declare(walk, id, scope, 'lexical');
  if (!scope.strict && !special) {
    walk.blockFunctions.push({ name, scope, binding });
  }
}

/** The name of a class declaration occurs once in the text, and is visible both inside the class and around it. */
function visitClass(walk: NameWalk, node: Class, scope: Scope): void {
  const inner = scopeIn(walk, 'block', scope, true);
  if (node.id) {
    const own = declare(walk, node.id, inner, 'lexical');
    if (node.type === 'ClassDeclaration') {
      joinBindings(declare(walk, node.id, scope, 'lexical'), own);
    }
  }
  for (const member of node.body.body) {
    if ('key' in member && member.key.type === 'PrivateName') {
      declare(walk, member.key.id, inner, 'private');
    }
  }
  visitAll(
    walk,
    childrenOf(node).filter((child) => child !== node.id),
    inner,
  );
}

function visitVariables(walk: NameWalk, node: VariableDeclaration, scope: Scope): void {
  for (const { id, init } of node.declarations) {
    visitPattern(walk, id, scope, node.kind === 'var' ? 'var' : 'lexical');
    if (init) {
      visit(walk, init, scope);
    }
  }
}

/** Declares the names in a pattern. Its defaults and computed keys are ordinary code. */
function visitPattern(walk: NameWalk, node: Node, scope: Scope, kind: BindingKind): void {
  switch (node.type) {
    case 'Identifier':
      declare(walk, node, scope, kind);
      return;
    case 'ObjectPattern':
    case 'ArrayPattern':
      childrenOf(node).forEach((child) => visitPattern(walk, child, scope, kind));
      return;
    case 'ObjectProperty':
      if (node.computed) {
        visit(walk, node.key, scope);
      }
      return visitPattern(walk, node.value, scope, kind);
    case 'AssignmentPattern':
      visitPattern(walk, node.left, scope, kind);
      return visit(walk, node.right, scope);
    case 'RestElement':
      return visitPattern(walk, node.argument, scope, kind);
    default:
      visit(walk, node, scope);
  }
}

/** Visits the target of an assignment: the names in it are assigned a value. */
function visitTarget(walk: NameWalk, node: Node, scope: Scope): void {
  switch (node.type) {
    case 'Identifier':
      return refer(walk, node, scope, undefined, true);
    case 'ObjectPattern':
    case 'ArrayPattern':
      childrenOf(node).forEach((child) => visitTarget(walk, child, scope));
      return;
    case 'ObjectProperty':
      if (node.computed) {
        visit(walk, node.key, scope);
      }
      return visitTarget(walk, node.value, scope);
    case 'AssignmentPattern':
      visitTarget(walk, node.left, scope);
      return visit(walk, node.right, scope);
    case 'RestElement':
      return visitTarget(walk, node.argument, scope);
    default:
      visit(walk, node, scope);
  }
}

function visitCatch(walk: NameWalk, node: CatchClause, scope: Scope): void {
  const inner = scopeIn(walk, 'catch', scope);
  if (node.param) {
    visitPattern(walk, node.param, inner, 'lexical');
  }
  const body: BlockStatement = node.body;
  visit(walk, body, inner);
}

function visitLabeled(walk: NameWalk, node: LabeledStatement, scope: Scope): void {
  const inner = scopeIn(walk, 'block', scope);
  declare(walk, node.label, inner, 'label');
  visit(walk, node.body, node.body.type === 'FunctionDeclaration' ? scope : inner);
}

/** `export const a` exposes the name to other modules, and `export { a as b }` exposes another name. */
function visitExported(walk: NameWalk, declaration: Node | undefined, specifiers: readonly Node[], scope: Scope): void {
  const first = walk.occurrences.length;
  if (declaration !== undefined) {
    visit(walk, declaration, scope);
    for (const { binding, scope: where } of walk.occurrences.slice(first)) {
      if (binding !== undefined && where === scope) {
        representative(binding).fixed = true;
      }
    }
  }
  visitAll(walk, specifiers, scope);
}
