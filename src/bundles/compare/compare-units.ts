import type { LineComparer } from '../../changes/diff/line-difference.ts';
import type { BindingPairs } from './match-bindings.ts';
import type { UnitPairs } from './match-units.ts';
import type { PrintedLine } from '../normalise/print.ts';
import { joinNames, readable } from '../tokens.ts';
import type { ModuleChange } from '../types.ts';
import { drawHunks, type DrawnLine } from './unit-hunks.ts';
import type { BundleVersion, PrintedUnit } from '../version.ts';
import type { Hunk } from '../../changes/types.ts';
import { at } from '../../structures/at.ts';

/** How a unit changed. */
export interface UnitDifference {
  readonly name: string;
  readonly status: ModuleChange['status'] | 'same';
  /** Lines in the head, or in the base for a removed unit. */
  readonly range: readonly [first: number, last: number];
  readonly hunks: readonly Hunk[];
}

interface Comparison {
  readonly base: BundleVersion;
  readonly head: BundleVersion;
  readonly units: UnitPairs;
  readonly bindings: BindingPairs;
  /** Units of the head that moved, among those whose order matters. */
  readonly moved: ReadonlySet<number>;
  readonly comparer: LineComparer;
}

/** The differences of all units of both versions: first the units of the head in order, then the removed ones. */
export function compareUnits(comparison: Comparison): readonly UnitDifference[] {
  const { base, head, units } = comparison;
  const ofHead = head.units.map((unit, index) => {
    const old = base.units[units.toBase.get(index) ?? -1];
    return old === undefined
      ? wholeUnit('added', unit, drawHead(unit, comparison))
      : compareUnit(old, unit, comparison.moved.has(index), comparison);
  });
  const gone = base.units.filter((_, index) => !units.toHead.has(index));
  return [...ofHead, ...gone.map((unit) => wholeUnit('removed', unit, drawBase(unit, comparison)))];
}

/** For an unchanged unit the work is one check of each line. */
function compareUnit(before: PrintedUnit, after: PrintedUnit, moved: boolean, comparison: Comparison): UnitDifference {
  const { name, range } = after;
  if (isSame(before.lines, after.lines, comparison.bindings)) {
    return moved
      ? { name, status: 'modified', range, hunks: drawMove(before, after, comparison) }
      : { name, status: 'same', range, hunks: [] };
  }
  const [base, head] = [drawBase(before, comparison), drawHead(after, comparison)];
  const runs = comparison.comparer.compare(keysOf(base), keysOf(head));
  const hunks = drawHunks(name, base, head, runs);
  return { name, status: 'modified', range, hunks: moved ? [...drawMove(before, after, comparison), ...hunks] : hunks };
}

function isSame(before: readonly PrintedLine[], after: readonly PrintedLine[], bindings: BindingPairs): boolean {
  return (
    before.length === after.length &&
    before.every(({ blind, names }, index) => {
      const line = after[index];
      return (
        line?.blind === blind &&
        line.names.length === names.length &&
        names.every((name, place) => bindings.get(name) === line.names[place])
      );
    })
  );
}

function wholeUnit(
  status: 'added' | 'removed',
  unit: PrintedUnit,
  lines: readonly (DrawnLine & { readonly key: string })[],
): UnitDifference {
  const runs = [{ kind: status, base: 0, head: 0, count: lines.length }] as const;
  const hunks = drawHunks(unit.name, status === 'removed' ? lines : [], status === 'added' ? lines : [], runs);
  return { name: unit.name, status, range: unit.range, hunks };
}

type KeyedLine = DrawnLine & {
  /** Two lines with the same key are the same code. */
  readonly key: string;
};

function keysOf(lines: readonly KeyedLine[]): readonly string[] {
  return lines.map(({ key }) => key);
}

function drawHead({ lines }: PrintedUnit, { head }: Comparison): readonly KeyedLine[] {
  return lines.map(({ blind, names, line }) => ({
    line,
    key: joinNames(
      blind,
      names.map((name) => `\u0001${name}\u0001`),
    ),
    text: draw(
      blind,
      names.map((name) => at(head.bindings, name).name),
    ),
  }));
}

/** Names of the base are drawn as the names that they became in the head. */
function drawBase({ lines }: PrintedUnit, { base, head, bindings }: Comparison): readonly KeyedLine[] {
  const nameOf = (name: number): string => {
    const paired = bindings.get(name);
    return (paired === undefined ? at(base.bindings, name) : at(head.bindings, paired)).name;
  };
  return lines.map(({ blind, names, line }) => ({
    line,
    key: joinNames(
      blind,
      names.map((name) => `\u0001${bindings.get(name) ?? `base ${name}`}\u0001`),
    ),
    text: draw(blind, names.map(nameOf)),
  }));
}

function draw(blind: string, names: readonly string[]): string {
  return readable(joinNames(blind, names)).replaceAll(/[^\t\u0020-\u007e]/gu, (character) =>
    character === '\n' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function drawMove(before: PrintedUnit, after: PrintedUnit, comparison: Comparison): readonly Hunk[] {
  const note = (words: string, line: number, key: string): KeyedLine => ({ text: `/* ${words} */`, line, key });
  const [old] = drawBase({ ...before, lines: before.lines.slice(0, 1) }, comparison);
  const [now] = drawHead({ ...after, lines: after.lines.slice(0, 1) }, comparison);
  return drawHunks(
    after.name,
    [note('ran here', before.range[0], 'old'), ...(old === undefined ? [] : [old])],
    [note('now runs here: the order of the code around it changed', after.range[0], 'new'), ...(now ? [now] : [])],
    [
      { kind: 'removed', base: 0, head: 0, count: old === undefined ? 1 : 2 },
      { kind: 'added', base: old === undefined ? 1 : 2, head: 0, count: now === undefined ? 1 : 2 },
    ],
  );
}
