import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { NEAR_LINES } from './compare-units.ts';
import type { EarlierUnit, Unit } from './units.ts';

/** The most earlier ones with the same key that are compared with a finding: the nearest ones. */
const MOST_COMPARED = 32;

/**
 * Prepares the search for the earlier ones that a finding may be. It is the same work for each finding, however many there are.
 *
 * @returns the indexes of those earlier ones, each once
 */
export function openSearch(earlier: readonly EarlierUnit[]): (unit: Unit) => readonly number[] {
  const keyed = earlier.flatMap((one, index) => earlierKeys(one).map((key) => ({ key, index, line: lineOf(one) })));
  const groups = new Map(
    [...groupBy(keyed, ({ key }) => key)].map(([key, group]) => [key, group.toSorted((a, b) => a.line - b.line)]),
  );
  return (unit) => {
    const found = new Set<number>();
    for (const key of unitKeys(unit)) {
      for (const { index } of nearest(groups.get(key) ?? [], unit.place.line ?? 0)) {
        found.add(index);
      }
    }
    return [...found].sort((a, b) => a - b);
  };
}

function lineOf({ earlier: { line, lastLine } }: EarlierUnit): number {
  return line ?? lastLine ?? 0;
}

/** The part of a sorted list that is nearest to a line. */
function nearest<T extends { readonly line: number }>(sorted: readonly T[], line: number): readonly T[] {
  if (sorted.length <= MOST_COMPARED) {
    return sorted;
  }
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(sorted, middle).line < line) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const from = Math.max(0, Math.min(low - MOST_COMPARED / 2, sorted.length - MOST_COMPARED));
  return sorted.slice(from, from + MOST_COMPARED);
}

/** The keys under which an earlier one is found. Each way in which `compareUnits` accepts a place has one. */
function earlierKeys({ earlier, isOwn, fingerprint, key, paths, hasLeft }: EarlierUnit): readonly string[] {
  const named = keyOf('fingerprint', fingerprint);
  if (!isOwn) {
    return key === undefined ? [named] : [named, keyOf('place', key)];
  }
  const { side, line, startLine, lastLine, identity, isOutdated } = earlier;
  const ends = isOutdated || line === undefined ? [lastLine] : [line, startLine];
  const hasNoLine = line === undefined && lastLine === undefined && identity?.code === undefined;
  const inPath = paths.flatMap((path) => [
    keyOf('path', path, side, String(hasNoLine)),
    ...ends.flatMap((end) => (end === undefined ? [] : [keyOf('line', path, side, end)])),
    ...optionalKey('code', path, side, identity?.code),
    ...optionalKey('before', path, side, identity?.before),
    ...optionalKey('after', path, side, identity?.after),
  ]);
  return [named, ...inPath, ...(hasLeft ? optionalKey('code', '', side, identity?.code) : [])];
}

function unitKeys({ place, fingerprint, key, identity }: Unit): readonly string[] {
  const { path, side, line, startLine } = place;
  const listed = keyOf('fingerprint', fingerprint);
  if (line === undefined) {
    return [listed, keyOf('path', path, side, 'true'), keyOf('path', path, side, 'false')];
  }
  const { code, before, after } = identity;
  return [
    listed,
    ...(key === undefined ? [] : [keyOf('place', key)]),
    keyOf('path', path, side, 'true'),
    ...[...new Set([line, startLine ?? line])].flatMap((end) =>
      Array.from({ length: 2 * NEAR_LINES + 1 }, (_, index) => keyOf('line', path, side, end - NEAR_LINES + index)),
    ),
    ...optionalKey('code', path, side, code),
    ...optionalKey('code', path, side, before),
    ...optionalKey('code', path, side, after),
    ...optionalKey('code', '', side, code),
    ...optionalKey('before', path, side, before),
    ...optionalKey('before', path, side, after),
    ...optionalKey('after', path, side, after),
    ...optionalKey('after', path, side, before),
  ];
}

function optionalKey(kind: string, path: string, side: string, digest: string | undefined): readonly string[] {
  return digest === undefined ? [] : [keyOf(kind, path, side, digest)];
}

function keyOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
