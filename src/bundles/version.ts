import { openEvaluatedCode } from './normalise/evaluated-code.ts';
import { normalise } from './normalise/normalise.ts';
import { parseProgram } from './parse.ts';
import { printNodes, type PrintedLine } from './normalise/print.ts';
import { resolveNames, TooManyScopes } from './names/resolve-names.ts';
import type { Binding } from './names/scope-tree.ts';
import { splitProgram, type SplitProgram } from './split/split.ts';
import { walk, type Node, type Program } from './syntax.ts';
import type { BundleFormat } from './types.ts';
import { locateUnits, type Unit, type UnitList } from './split/units.ts';

const MAX_CHARACTERS = 20_000_000;
/** A tree takes about half a kilobyte for each token. A bundle of five megabytes has about this many tokens. */
const MAX_TOKENS = 2_000_000;

/** A unit in the form in which it is compared. */
export interface PrintedUnit extends Omit<Unit, 'nodes'> {
  readonly lines: readonly PrintedLine[];
  /** Its first and last line in the bundle. */
  readonly range: readonly [first: number, last: number];
}

/** One version of a bundle, split and printed. */
export interface BundleVersion {
  readonly format: BundleFormat;
  readonly bindings: readonly Binding[];
  /** The unit that declares each binding. */
  readonly owners: readonly number[];
  readonly units: readonly PrintedUnit[];
  /** For each list of units: the unit that it was cut from, and its index among that unit's lists. */
  readonly lists: readonly (UnitList & { readonly from: number; readonly place: number })[];
}

/** The version of a bundle that did not exist. */
export const NO_VERSION: BundleVersion = { format: 'statements', bindings: [], owners: [], units: [], lists: [] };

/** Reads a version of a bundle. If that fails, the result is the reason. */
export function readVersion(text: string): BundleVersion | string {
  if (text.length > MAX_CHARACTERS) {
    return `it has more than ${MAX_CHARACTERS / 1_000_000} million characters`;
  }
  if (hasMoreTokens(text, MAX_TOKENS)) {
    return `it has more than ${MAX_TOKENS / 1_000_000} million tokens of code`;
  }
  try {
    const parsed = parseProgram(text);
    if (parsed.kind === 'not-parsed') {
      return `it does not parse: ${parsed.reason}`;
    }
    const { program, comments } = parsed;
    const bindings = [...resolveNames(program)];
    if (bindings.every(({ name }) => name !== 'eval')) {
      openEvaluatedCode(program);
    }
    normalise(program, isUndefinedGlobal(program, bindings));
    return printVersion(splitProgram(program, comments, bindings), bindings, text);
  } catch (error) {
    if (error instanceof RangeError) {
      return 'its code is nested too deeply';
    }
    if (error instanceof TooManyScopes) {
      return 'it has too many names in scopes nested too deeply';
    }
    throw error;
  }
}

/** An upper estimate: the words in strings and comments are counted too. */
function hasMoreTokens(text: string, limit: number): boolean {
  const token = /[\w$]+|[^\s\w$]/g;
  let count = 0;
  while (count <= limit && token.test(text)) {
    count += 1;
  }
  return count > limit;
}

function isUndefinedGlobal(program: Program, bindings: readonly Binding[]): boolean {
  let found = bindings.some(({ name }) => name === 'undefined');
  walk(program, ({ type }) => {
    found ||= type === 'WithStatement';
  });
  return !found;
}

function printVersion(
  { units, lists, borders }: SplitProgram,
  bindings: readonly Binding[],
  text: string,
): BundleVersion {
  const unitAt = locateUnits(units);
  const places = new Map<number, number>();
  return {
    format: formatOf(borders, text),
    bindings,
    owners: bindings.map(({ declaredAt }) => unitAt(declaredAt)),
    units: units.map(printUnit),
    lists: lists.map((list) => {
      const from = unitAt(list.start);
      const place = places.get(from) ?? 0;
      places.set(from, place + 1);
      return { ...list, from, place };
    }),
  };
}

function printUnit({ nodes, ...unit }: Unit): PrintedUnit {
  return { ...unit, lines: printNodes(nodes), range: rangeOf(nodes) };
}

function rangeOf(nodes: readonly Node[]): readonly [number, number] {
  const first = nodes[0]?.loc?.start.line ?? 1;
  return [first, Math.max(first, nodes.at(-1)?.loc?.end.line ?? first)];
}

function formatOf(borders: SplitProgram['borders'], text: string): BundleFormat {
  if (borders === 'statements') {
    return 'statements';
  }
  if (text.includes('__nccwpck_require__')) {
    return 'ncc';
  }
  if (borders === 'tables') {
    return 'webpack';
  }
  if (text.includes('//#region')) {
    return 'rolldown';
  }
  return / MODULE: |;\/\/ /.test(text) ? 'webpack' : 'esbuild';
}
