/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import type {
  ArrayExpression,
  CallExpression,
  Expression,
  Function,
  Node,
  ObjectExpression,
  ObjectMethod,
  ObjectProperty,
  Program,
} from '../syntax.ts';
import { walk } from '../syntax.ts';

/** A list of modules as webpack writes it: an object or an array of functions. */
export interface ModuleTable {
  readonly node: ObjectExpression | ArrayExpression;
  /** The name, or token, of the variable that has the table. */
  readonly variable: string | undefined;
  /** Whether the modules are joined with those of other files, which use their ids. */
  readonly shared: boolean;
  /** The modules in order. */
  readonly members: readonly TableMember[];
}

export interface TableMember {
  readonly node: Node;
  /** The id of the module in the program. Absent if only running the program shows it. */
  readonly id: string | undefined;
  /** The function around the module's code. Absent if the member is not a plain module. */
  readonly wrapper: Function | undefined;
}

/**
 * The depth of functions in which module tables are found: a table in a function, in the function of a UMD wrapper, in
 * a bootstrap.
 */
const MAX_FUNCTION_DEPTH = 4;

/** Modules get the module, its exports and `require`. webpack 4 passes on its further arguments. */
const MAX_WRAPPER_PARAMETERS = 4;

/** Finds the module tables of a program. Tables do not nest. */
export function findModuleTables(program: Program): readonly ModuleTable[] {
  const called = new Set<string>();
  walkShallow(program, (node) => {
    const table = calledTable(node);
    if (table !== undefined) {
      called.add(table);
    }
    return true;
  });
  const tables: ModuleTable[] = [];
  walkShallow(program, (node) => {
    const found = tablesBelow(node, called);
    found.forEach((table) => tables.push(table));
    return found.length === 0;
  });
  return tables;
}

/** The name of the table in `table[id](module, module.exports, require)`, with or without `.call`. */
export function calledTable(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !node.arguments.some(isExportsMember)) {
    return undefined;
  }
  const { callee } = node;
  const called = callee.type === 'MemberExpression' && isNamed(callee, 'call') ? callee.object : callee;
  return called.type === 'MemberExpression' && called.computed && called.object.type === 'Identifier'
    ? called.object.name
    : undefined;
}

function isExportsMember(node: Node): boolean {
  return node.type === 'MemberExpression' && isNamed(node, 'exports');
}

function isNamed(node: Node & { type: 'MemberExpression' }, name: string): boolean {
  return !node.computed && node.property.type === 'Identifier' && node.property.name === name;
}

/**
 * As `walk`, but only down to a depth of functions. If `visit` returns `false`, the children of the node are skipped.
 */
function walkShallow(program: Program, visit: (node: Node) => boolean): void {
  let functions: Node[] = [program];
  for (let depth = 0; depth <= MAX_FUNCTION_DEPTH; depth += 1) {
    const deeper: Node[] = [];
    for (const root of functions) {
      walk(root, (node) => {
        if (node !== root && isFunction(node)) {
          deeper.push(node);
          return false;
        }
        return visit(node);
      });
    }
    functions = deeper;
  }
}

/** Whether a node is a function of any kind with parameters. */
export function isFunction(node: Node): node is Function {
  return 'params' in node && 'body' in node;
}

function tablesBelow(node: Node, called: ReadonlySet<string>): readonly ModuleTable[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.init
        ? readTables(node.init, { variable: node.id.name, certain: called.has(node.id.name) })
        : [];
    case 'AssignmentExpression':
      return readTables(node.right, assignedTo(node.left, called));
    case 'CallExpression':
      return tablesGiven(node, called);
    default:
      return [];
  }
}

interface Position {
  readonly variable?: string | undefined;
  /** Whether the place alone proves that a list of functions is a list of modules. */
  readonly certain?: boolean;
  readonly shared?: boolean;
}

/** `exports.modules = {…}` is a chunk for Node. */
function assignedTo(left: Node, called: ReadonlySet<string>): Position {
  if (left.type === 'Identifier') {
    return { variable: left.name, certain: called.has(left.name) };
  }
  return left.type === 'MemberExpression' && isNamed(left, 'modules') ? { certain: true, shared: true } : {};
}

/** `(function (modules) {…})({…})` is webpack 4, `(self.webpackChunk = …).push([[1], {…}])` is a chunk. */
function tablesGiven(
  { callee, arguments: given }: CallExpression,
  called: ReadonlySet<string>,
): readonly ModuleTable[] {
  if (isFunction(callee)) {
    return given.flatMap((argument, index) => {
      const parameter = callee.params[index];
      const variable = parameter?.type === 'Identifier' ? parameter.name : undefined;
      return readTables(argument, { variable, certain: variable !== undefined && called.has(variable) });
    });
  }
  const [chunk] = given;
  const pushed = callee.type === 'MemberExpression' && isNamed(callee, 'push') && chunk?.type === 'ArrayExpression';
  const modules = pushed && chunk.elements[0]?.type === 'ArrayExpression' ? chunk.elements[1] : undefined;
  return modules ? readTables(modules, { certain: true, shared: true }) : [];
}

function readTables(node: Node, { variable, certain = false, shared = false }: Position): readonly ModuleTable[] {
  if (node.type !== 'ObjectExpression' && node.type !== 'ArrayExpression') {
    return [];
  }
  const members =
    node.type === 'ObjectExpression' ? node.properties.map(readMember) : node.elements.flatMap(readElement);
  const modules = members.filter(({ wrapper }) => wrapper !== undefined);
  const looksRight = certain || (node.type === 'ObjectExpression' && modules.every(({ id = '' }) => isModuleId(id)));
  return modules.length > 0 && modules.length * 2 >= members.length && looksRight
    ? [{ node, variable, shared, members }]
    : [];
}

function isModuleId(id: string): boolean {
  return /^\d+$|[./\\@!]/.test(id);
}

function readMember(node: Node): TableMember {
  const id = node.type === 'ObjectProperty' || node.type === 'ObjectMethod' ? keyOf(node) : undefined;
  if (id === undefined || id === '__proto__') {
    return { node, id: undefined, wrapper: undefined };
  }
  const value = node.type === 'ObjectProperty' ? node.value : node;
  return { node, id, wrapper: isWrapper(value) ? value : undefined };
}

/** The name of a property if it is written literally. Getters and setters have none here. */
export function keyOf(node: ObjectProperty | ObjectMethod): string | undefined {
  if (node.computed || (node.type === 'ObjectMethod' && node.kind !== 'method')) {
    return undefined;
  }
  switch (node.key.type) {
    case 'Identifier':
      return node.key.name;
    case 'StringLiteral':
    case 'NumericLiteral':
      return String(node.key.value);
    default:
      return undefined;
  }
}

function readElement(node: Expression | Node | null, index: number): readonly TableMember[] {
  if (node === null) {
    return [];
  }
  const id = node.type === 'SpreadElement' ? undefined : String(index);
  return [{ node, id, wrapper: isWrapper(node) ? node : undefined }];
}

function isWrapper(node: Node): node is Function {
  return (
    (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression' || node.type === 'ObjectMethod') &&
    node.params.length <= MAX_WRAPPER_PARAMETERS
  );
}

/** Whether the code of a module reaches `require` through `arguments`. Functions in it have their own `arguments`. */
export function readsArguments(wrapper: Function): boolean {
  let found = false;
  walk(wrapper, (node) => {
    found ||= node.type === 'Identifier' && node.name === 'arguments';
    return node === wrapper || node.type === 'ArrowFunctionExpression' || !isFunction(node);
  });
  return found;
}
