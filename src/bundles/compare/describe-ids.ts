import type { DiffLine } from '../../changes/types.ts';
import type { UnitPairs } from './match-units.ts';
import type { ModuleChange } from '../types.ts';
import type { BundleVersion, PrintedUnit } from '../version.ts';

/** The name under which ids are listed that other code may know modules by. */
const MODULE_IDS = '(module ids)';

/**
 * The modules that go by another id than before, where code of this or of another file may know them by their ids:
 * a bundle in several files, a table of ids, a `require` that is handed on. `undefined` where there are none.
 */
export function describeIds(base: BundleVersion, head: BundleVersion, units: UnitPairs): ModuleChange | undefined {
  const lines = head.units.flatMap((unit, index) => {
    const old = base.units[units.toBase.get(index) ?? -1];
    const open = old !== undefined && (base.lists[old.list]?.open || head.lists[unit.list]?.open);
    return open && idOf(old, base) !== idOf(unit, head) ? describeId(old, unit, base, head) : [];
  });
  const numbers = lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.newLine]));
  const [first] = numbers;
  if (first === undefined) {
    return undefined;
  }
  const rising = numbersRising(lines);
  return {
    name: MODULE_IDS,
    status: 'modified',
    lines: [first, numbers.at(-1) ?? first],
    hunks: [
      {
        oldStart: rising.flatMap((line) => (line.kind === 'added' ? [] : [line.oldLine]))[0] ?? 0,
        oldLines: lines.length / 2,
        newStart: first,
        newLines: lines.length / 2,
        heading: MODULE_IDS,
        lines: rising,
      },
    ],
  };
}

/** A module of an array goes by its place in it. */
function idOf({ idBinding, name }: PrintedUnit, { bindings }: BundleVersion): string {
  return idBinding === undefined ? name : (bindings[idBinding]?.name ?? name);
}

function describeId(
  old: PrintedUnit,
  unit: PrintedUnit,
  base: BundleVersion,
  head: BundleVersion,
): readonly DiffLine[] {
  const now = idOf(unit, head);
  return [
    { kind: 'removed', oldLine: old.range[0], text: `${idOf(old, base)}: /* the module that is now ${now} */` },
    { kind: 'added', newLine: unit.range[0], text: `${now}: /* the module that was ${idOf(old, base)} */` },
  ];
}

function numbersRising(lines: readonly DiffLine[]): readonly DiffLine[] {
  let most = 0;
  return lines.map((line) => {
    if (line.kind !== 'removed') {
      return line;
    }
    most = Math.max(most, line.oldLine);
    return { ...line, oldLine: most };
  });
}
