import type { DiffLine } from '../../changes/types.ts';
import type { UnitPairs } from './match-units.ts';
import type { ModuleChange } from '../types.ts';
import type { BundleVersion, PrintedUnit } from '../version.ts';
import { at } from '../../structures/at.ts';

/** The name under which changed module ids are listed. */
const MODULE_IDS = '(module ids)';

/**
 * The modules that have a different id than before, if other code of this or of another file may use the ids: in a
 * bundle of several files, with a table of ids, or with a `require` that is passed on. `undefined` if there are none.
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
    lines: [first, at(numbers, numbers.length - 1)],
    hunks: [
      {
        oldStart: at(
          rising.flatMap((line) => (line.kind === 'added' ? [] : [line.oldLine])),
          0,
        ),
        oldLines: lines.length / 2,
        newStart: first,
        newLines: lines.length / 2,
        heading: MODULE_IDS,
        lines: rising,
      },
    ],
  };
}

/** The id of a module in an array is its place in the array. */
function idOf({ idBinding, name }: PrintedUnit, { bindings }: BundleVersion): string {
  return idBinding === undefined ? name : at(bindings, idBinding).name;
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
