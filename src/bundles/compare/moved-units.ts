import type { UnitPairs } from './match-units.ts';
import type { BundleVersion } from '../version.ts';
import { at } from '../../structures/at.ts';

/**
 * The units of the head, by number, that run before or after other units than in the base: the smallest set that
 * explains the order. Units whose place has no effect are not included, unless they moved to another list.
 */
export function findMovedUnits(base: BundleVersion, head: BundleVersion, units: UnitPairs): ReadonlySet<number> {
  const moved = new Set<number>();
  const inOrder = new Map<number, { readonly unit: number; readonly before: number }[]>();
  head.units.forEach(({ list, ordered }, unit) => {
    const before = units.toBase.get(unit);
    const old = before === undefined ? undefined : base.units[before];
    if (before === undefined || old === undefined) {
      return;
    }
    if (!isSameList(base.lists[old.list], head.lists[list], units)) {
      moved.add(unit);
    } else if (ordered || old.ordered) {
      const row = inOrder.get(list) ?? [];
      inOrder.set(list, row);
      row.push({ unit, before });
    }
  });
  for (const row of inOrder.values()) {
    const kept = longestRise(row.map(({ before }) => before));
    row.forEach(({ unit }, index) => !kept.has(index) && moved.add(unit));
  }
  return moved;
}

type List = BundleVersion['lists'][number] | undefined;

function isSameList(base: List, head: List, { toHead }: UnitPairs): boolean {
  if (base === undefined || head === undefined) {
    return base === head;
  }
  return toHead.get(base.from) === head.from && base.place === head.place;
}

/** The indexes of a longest subsequence with rising numbers. https://en.wikipedia.org/wiki/Patience_sorting */
function longestRise(row: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  row.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(row, at(ends, middle)) < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    kept.add(index);
  }
  return kept;
}
