/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import { calledTable, isFunction, readsArguments, type ModuleTable } from './module-tables.ts';
import type { Binding } from '../names/scope-tree.ts';
import {
  identifier,
  placedAt,
  startOf,
  walk,
  type Expression,
  type Function,
  type Node,
  type Program,
} from '../syntax.ts';
import { nameToken, tokenId } from '../tokens.ts';

/** Fields of webpack's `require` through which code can reach a module by an id that is not written at that place. */
const OPEN_FIELDS = new Set(['m', 'c', 'e', 'f', 'O', 'X', 'C', 'h', 'hmd', 'i']);

interface Registry {
  readonly table: ModuleTable;
  readonly ids: ReadonlyMap<string, number>;
  /** The binding of each member's id. */
  readonly members: ReadonlyMap<Node, number>;
  open: boolean;
}

export interface ModuleIds {
  /** For each member of a table with an id: the binding of the id. */
  readonly bindings: ReadonlyMap<Node, number>;
  /** The tables whose ids other code may use, besides the calls that were replaced. */
  readonly open: ReadonlySet<ModuleTable>;
}

/**
 * Replaces by a token every module id that a module or the bootstrap requires, and the ids in the tables. Ids can then
 * be compared by the modules that they refer to. A binding is added for each id. The tree is changed.
 */
export function bindModuleIds(program: Program, tables: readonly ModuleTable[], bindings: Binding[]): ModuleIds {
  if (tables.length === 0) {
    return { bindings: new Map(), open: new Set() };
  }
  const registries = tables.map((table) => registerIds(table, bindings));
  const requires = new Map<string, Registry>();
  const variables = new Map<string, Registry>();
  for (const registry of registries) {
    const { table } = registry;
    if (isUnchanging(table.variable, bindings)) {
      variables.set(table.variable ?? '', registry);
    }
    for (const { wrapper } of table.members) {
      addRequire(wrapper?.params[2], registry, requires, bindings);
      registry.open ||= wrapper !== undefined && (readsArguments(wrapper) || readsOwnId(wrapper));
    }
  }
  findBootstrap(program, variables, requires, bindings);
  bindCalls(program, requires, variables);
  return {
    bindings: new Map(registries.flatMap(({ members }) => [...members])),
    open: new Set(registries.filter(({ open }) => open).map(({ table }) => table)),
  };
}

/**
 * An id that occurs twice stays as it is. So do all ids if a spread or a computed key may add others, because only
 * running the bundle shows which module is meant.
 */
function registerIds(table: ModuleTable, bindings: Binding[]): Registry {
  const certain = table.shared || isUnchanging(table.variable, bindings);
  if (!certain || table.members.some(({ id }) => id === undefined)) {
    return { table, ids: new Map(), members: new Map(), open: true };
  }
  const counts = new Map<string, number>();
  table.members.forEach(({ id }) => id !== undefined && counts.set(id, (counts.get(id) ?? 0) + 1));
  const ids = new Map<string, number>();
  const members = new Map<Node, number>();
  for (const { id, node, wrapper } of table.members) {
    if (id !== undefined && wrapper !== undefined && counts.get(id) === 1) {
      const binding = addIdBinding(id, node, bindings);
      ids.set(id, binding);
      members.set(node, binding);
    }
  }
  return { table, ids, members, open: table.shared };
}

function addIdBinding(id: string, node: Node, bindings: Binding[]): number {
  const number = bindings.length;
  const name = /^\d+$/.test(id) ? id : JSON.stringify(id);
  const declaredAt = startOf(node);
  bindings.push({ id: number, name, kind: 'module', declaredAt, declarations: 1, fixed: false, assigned: false });
  if ((node.type === 'ObjectProperty' || node.type === 'ObjectMethod') && !node.computed) {
    node.key = idNode(number, node.key);
  }
  return number;
}

function idNode(number: number, source: Node): Node & { type: 'Identifier' } {
  const token = placedAt(identifier('id'), source);
  token.name = nameToken(number);
  return token;
}

/** Whether a name is the token of a variable that is assigned only once. */
function isUnchanging(name: string | undefined, bindings: readonly Binding[]): boolean {
  const binding = bindings[tokenId(name ?? '') ?? -1];
  return binding !== undefined && !binding.assigned && binding.declarations === 1;
}

function addRequire(
  node: Node | undefined,
  registry: Registry,
  requires: Map<string, Registry>,
  bindings: readonly Binding[],
): void {
  if (node?.type !== 'Identifier' || !isUnchanging(node.name, bindings)) {
    registry.open ||= node !== undefined;
    return;
  }
  requires.set(node.name, registry);
}

/** Whether a module's code reads its own id from its module object: `module.id`, in webpack 4 also `module.i`. */
function readsOwnId(wrapper: Function): boolean {
  const [own] = wrapper.params;
  let found = false;
  walk(wrapper.body, (node) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && own?.type === 'Identifier') {
      const field = node.property.type === 'Identifier' && !node.computed ? node.property.name : 'id';
      found ||= node.object.name === own.name && (field === 'id' || field === 'i');
    }
  });
  return found;
}

/** In `table[id](module, module.exports, require)` the last argument is the third parameter of each module. */
function findBootstrap(
  program: Program,
  variables: ReadonlyMap<string, Registry>,
  requires: Map<string, Registry>,
  bindings: readonly Binding[],
): void {
  walk(program, (node) => {
    const registry = variables.get(calledTable(node) ?? '');
    if (registry !== undefined && node.type === 'CallExpression') {
      addRequire(node.arguments.at(-1), registry, requires, bindings);
    }
  });
}

/** Replaces the ids in calls. If a `require` or a table is used in an unknown way, its table counts as open. */
function bindCalls(
  program: Program,
  requires: ReadonlyMap<string, Registry>,
  variables: ReadonlyMap<string, Registry>,
): void {
  const understood = new Set<Node>();
  const requireOf = (node: Node | undefined): Registry | undefined =>
    node?.type === 'Identifier' ? requires.get(node.name) : undefined;
  walk(program, (node) => {
    switch (node.type) {
      case 'Identifier': {
        const registry = requires.get(node.name) ?? variables.get(node.name);
        if (registry !== undefined && !understood.has(node)) {
          registry.open = true;
        }
        break;
      }
      case 'CallExpression':
        bindCall(node, requireOf, understood);
        if (variables.has(calledTable(node) ?? '')) {
          understandBootstrap(node, understood);
        }
        break;
      case 'MemberExpression':
        understandMember(node, requireOf(node.object), understood);
        break;
      case 'AssignmentExpression':
        understandAssignment(node, requireOf, understood);
        break;
      case 'UnaryExpression':
        if (node.operator === 'typeof') {
          understood.add(node.argument);
        }
        break;
      case 'VariableDeclarator':
      case 'FunctionDeclaration':
        if (node.id) {
          understood.add(node.id);
        }
    }
    if (isFunction(node)) {
      node.params.forEach((parameter) => understood.add(parameter));
    }
  });
}

type RequireOf = (node: Node | undefined) => Registry | undefined;

/**
 * Handles `require(1)`, `require(require.s = 1)`, `require.t(1, 7)`, `require.bind(require, 1)`,
 * `require.t.bind(require, 1, 7)`.
 */
function bindCall(node: Node & { type: 'CallExpression' }, requireOf: RequireOf, understood: Set<Node>): void {
  const { callee, arguments: given } = node;
  const direct = requireOf(callee);
  if (direct !== undefined) {
    understood.add(callee);
    bindArgument(given, 0, direct);
    return;
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') {
    return;
  }
  const { object, property } = callee;
  const bound = requireOf(object) ?? (object.type === 'MemberExpression' ? requireOf(object.object) : undefined);
  if (bound !== undefined && property.name === 'bind') {
    given.slice(0, 1).forEach((self) => understood.add(self));
    bindArgument(given, 1, bound);
  } else if (property.name === 't' && requireOf(object) !== undefined) {
    bindArgument(given, 0, requireOf(object));
  }
}

function bindArgument(given: Node[], index: number, registry: Registry | undefined): void {
  const argument = given[index];
  if (registry === undefined || argument === undefined) {
    return;
  }
  if (argument.type === 'AssignmentExpression' && argument.left.type === 'MemberExpression') {
    const id = idOf(argument.right, registry);
    if (id !== undefined) {
      argument.right = idNode(id, argument.right);
      return;
    }
  }
  const id = idOf(argument, registry);
  if (id !== undefined) {
    given[index] = idNode(id, argument);
  } else if (argument.type !== 'NumericLiteral' && argument.type !== 'StringLiteral') {
    registry.open = true;
  }
}

function idOf(node: Expression | Node, { ids }: Registry): number | undefined {
  return node.type === 'NumericLiteral' || node.type === 'StringLiteral' ? ids.get(String(node.value)) : undefined;
}

function understandBootstrap(node: Node & { type: 'CallExpression' }, understood: Set<Node>): void {
  node.arguments.forEach((argument) => understood.add(argument));
  walk(node.callee, (part) => {
    understood.add(part);
  });
}

function understandMember(
  node: Node & { type: 'MemberExpression' },
  registry: Registry | undefined,
  understood: Set<Node>,
): void {
  if (registry === undefined || node.computed || node.property.type !== 'Identifier') {
    return;
  }
  registry.open ||= OPEN_FIELDS.has(node.property.name) && !understood.has(node);
  understood.add(node.object);
}

/** The bootstrap sets the fields of `require`, one of them to the table. */
function understandAssignment(
  { left, right }: Node & { type: 'AssignmentExpression' },
  requireOf: RequireOf,
  understood: Set<Node>,
): void {
  if (left.type === 'MemberExpression' && requireOf(left.object) !== undefined) {
    understood.add(left);
    if (left.property.type === 'Identifier' && left.property.name === 'm') {
      understood.add(right);
    }
  }
}
