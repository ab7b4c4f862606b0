import { findHeadings } from './headings.ts';
import { findMainBody } from './main-body.ts';
import { bindModuleIds, type ModuleIds } from './module-ids.ts';
import { findModuleTables, type ModuleTable, type TableMember } from './module-tables.ts';
import type { Binding } from '../names/scope-tree.ts';
import { findSections, type Body, type SectionedBody } from './sections.ts';
import { nameStatement } from './statement-name.ts';
import {
  expressionStatement,
  identifier,
  objectProperty,
  placedAt,
  endOf,
  startOf,
  type Comment,
  type Identifier,
  type Node,
  type Program,
  type Statement,
} from '../syntax.ts';
import { noteToken, tokenId } from '../tokens.ts';
import type { Unit, UnitList } from './units.ts';

/** The name of all code that belongs to no module. */
export const RUNTIME = '(runtime)';

/**
 * Up to this size, the code around the modules is split into its statements too. A bundler's own bootstrap is smaller.
 */
const MAX_BOOTSTRAP_CHARACTERS = 30_000;

/** A unit takes a few kilobytes, so a longer list is kept in one piece. The largest real bundles have ten thousand. */
const MAX_UNITS_IN_LIST = 100_000;

export interface SplitProgram {
  /** The first unit is the code that belongs to no other. */
  readonly units: readonly Unit[];
  readonly lists: readonly UnitList[];
  readonly borders: 'tables' | 'headings' | 'statements';
}

interface Cut {
  readonly units: Unit[];
  readonly lists: UnitList[];
}

/**
 * Splits a program into units. Every node of the program is in exactly one unit. A note replaces each unit, or list of
 * units, that was cut out. The tree is changed, and bindings for module ids are added.
 */
export function splitProgram(program: Program, comments: readonly Comment[], bindings: Binding[]): SplitProgram {
  const tables = findModuleTables(program).filter(({ members }) => members.length <= MAX_UNITS_IN_LIST);
  const ids = bindModuleIds(program, tables, bindings);
  const sectioned = findSections(program, findHeadings(comments)).filter(
    ({ sections }) => sections.length <= MAX_UNITS_IN_LIST,
  );
  const whole: Unit = unitOf({ name: RUNTIME, list: -1, nodes: [program] });
  const cut: Cut = { units: [whole], lists: [] };
  const wrapped = tables.reduce((size, { node }) => size + endOf(node) - startOf(node), 0);
  tables.forEach((table) => cutTable(table, ids, cut));
  sectioned.forEach((sectioned) => cutSections(sectioned, cut, bindings));
  const rest = endOf(program) - startOf(program) - wrapped;
  if (sectioned.length === 0 && (tables.length === 0 || rest > MAX_BOOTSTRAP_CHARACTERS)) {
    cutStatements(findMainBody(program), cut, bindings, tables.length > 0);
  }
  return { ...cut, borders: tables.length > 0 ? 'tables' : sectioned.length > 0 ? 'headings' : 'statements' };
}

function unitOf(unit: Pick<Unit, 'name' | 'list' | 'nodes'> & Partial<Unit>): Unit {
  return { hasPath: false, ordered: false, idBinding: undefined, ...unit };
}

function cutTable(table: ModuleTable, { bindings, open }: ModuleIds, cut: Cut): void {
  const { node, members } = table;
  const list = cut.lists.push({ start: startOf(node), open: open.has(table) }) - 1;
  const counts = new Map<string, number>();
  const ids = new Set(members.map(({ id }) => id));
  const ordered = ids.has(undefined) || ids.size < members.length;
  for (const member of members) {
    const name = member.id ?? irregularName(member);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    cut.units.push(
      unitOf({
        name: count === 1 ? name : `${name} (${count})`,
        hasPath: /[./]/.test(name) && member.id !== undefined,
        ordered,
        list,
        idBinding: bindings.get(member.node),
        nodes: [member.node],
      }),
    );
  }
  if (node.type === 'ObjectExpression') {
    node.properties = [objectProperty(note(node), note(node), false, true)];
  } else {
    node.elements = [note(node)];
  }
}

function irregularName({ node }: TableMember): string {
  return node.type === 'SpreadElement' ? '(spread)' : '(computed)';
}

function note(source: Node): Identifier {
  const node = placedAt(identifier('modules'), source);
  node.name = noteToken('modules');
  return node;
}

function cutSections({ body, start, sections }: SectionedBody, cut: Cut, bindings: readonly Binding[]): void {
  const list = cut.lists.push({ start, open: false }) - 1;
  for (const { path, statements } of sections) {
    if (path === undefined) {
      statements.forEach((statement) => cut.units.push(statementUnit(statement, list, bindings, RUNTIME)));
    } else {
      const ordered = statements.some((statement) => isOrdered(statement, bindings));
      cut.units.push(unitOf({ name: path, hasPath: true, ordered, list, nodes: statements }));
    }
  }
  leaveNote(body);
}

function cutStatements({ body, start }: Body, cut: Cut, bindings: readonly Binding[], isRuntime: boolean): void {
  if (body.body.length > MAX_UNITS_IN_LIST) {
    return;
  }
  const list = cut.lists.push({ start, open: false }) - 1;
  for (const statement of body.body) {
    cut.units.push(statementUnit(statement, list, bindings, isRuntime ? RUNTIME : undefined));
  }
  leaveNote(body);
}

function leaveNote(body: Body['body']): void {
  body.body = [placedAt(expressionStatement(note(body)), body)];
}

function statementUnit(
  statement: Statement,
  list: number,
  bindings: readonly Binding[],
  name: string | undefined,
): Unit {
  const own = name === undefined ? nameStatement(statement, bindings) : { name, hasPath: false };
  return unitOf({ ...own, ordered: isOrdered(statement, bindings), list, nodes: [statement] });
}

/** Only a function that is declared once exists before any code runs, at any place in the text. */
function isOrdered(statement: Statement, bindings: readonly Binding[]): boolean {
  const id = statement.type === 'FunctionDeclaration' ? tokenId(statement.id?.name ?? '') : undefined;
  return id === undefined || bindings[id]?.declarations !== 1;
}
