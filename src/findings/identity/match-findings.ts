import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { fingerprint } from '../fingerprint.ts';
import type { FaultPlace, Finding } from '../types.ts';
import { assignPairs } from './assign.ts';
import { compareUnits } from './compare-units.ts';
import type { EarlierFinding } from './earlier-finding.ts';
import { openSearch } from './find-likely.ts';
import { keepPlaces } from './split-places.ts';
import { listEarlierUnits, listUnits, MAX_REMEMBERED_PLACES, type EarlierUnit, type Unit } from './units.ts';

export interface MatchTerms {
  /** The new paths of renamed files, by their former paths. */
  readonly renames: ReadonlyMap<string, string>;
  /** The paths of the files in the change. A finding of a file that is not among them may have moved to another file. */
  readonly paths?: ReadonlySet<string>;
}

/** A finding that an earlier run reported. */
export interface ContinuedFinding<Earlier extends EarlierFinding> {
  /** With the fingerprints of the earlier ones. */
  readonly finding: Finding;
  /** The earlier one at the finding's own place, else at the first of its other places. */
  readonly earlier: Earlier;
  /** More earlier ones that it continues: at its other places, or with the same fingerprint. */
  readonly others: readonly Earlier[];
  /** The finding at its places that no earlier one has; absent if there are none. It needs a comment of its own. */
  readonly newPlaces?: Finding;
}

export interface MatchedFindings<Earlier extends EarlierFinding> {
  readonly continued: readonly ContinuedFinding<Earlier>[];
  /** Findings that no earlier run reported. Their fingerprints differ from those of all earlier ones. */
  readonly fresh: readonly Finding[];
  /** Earlier ones that no finding continues, whatever their status. */
  readonly gone: readonly Earlier[];
}

/**
 * Finds out which findings an earlier run already reported: by what they are about, the code that they point at and what is
 * around it, and, where that is not certain, by similar words. The order of both lists makes no difference. Each earlier one
 * is continued by one finding at most, or by those that were its places.
 */
export function matchFindings<Earlier extends EarlierFinding>(
  findings: readonly Finding[],
  earlier: readonly Earlier[],
  terms: MatchTerms,
): MatchedFindings<Earlier> {
  const units = listUnits(findings);
  const earlierUnits = listEarlierUnits(earlier, terms);
  const pairs = followRenames(pairUnits(units, earlierUnits), units, earlierUnits);
  const names = nameUnits(units, pairs, earlier);
  const named = new Map(findings.map((finding) => [finding, renameFinding(finding, names)]));
  const unitsOf = groupBy(units, ({ finding }) => finding);
  const sameName = groupBy(earlier, ({ fingerprints: [own] }) => own);
  const used = new Set<Earlier>();
  const continued: ContinuedFinding<Earlier>[] = [];
  const fresh: Finding[] = [];
  for (const finding of findings) {
    const own = ownFirst(unitsOf.get(finding) ?? []);
    const [first, ...others] = new Set(
      own.flatMap((unit) => {
        const pair = pairs.get(unit);
        return pair === undefined ? [] : [pair.earlier, ...(sameName.get(pair.earlier.fingerprints[0]) ?? [])];
      }),
    );
    const renamed = named.get(finding) ?? finding;
    if (first === undefined) {
      fresh.push(renamed);
      continue;
    }
    [first, ...others].forEach((one) => used.add(one));
    // An earlier one whose memory is full had more places, and one without a pair may be one of those.
    const isCut = [first, ...others].some(({ fingerprints }) => fingerprints.length > MAX_REMEMBERED_PLACES);
    const isNew = new Set(
      own.filter((unit) => !isCut && unit.isRemembered && !pairs.has(unit)).map(({ place }) => names.get(place) ?? ''),
    );
    const newPlaces = keepPlaces(
      renamed,
      new Set([renamed, ...(renamed.places ?? [])].filter(({ fingerprint = '' }) => isNew.has(fingerprint))),
    );
    continued.push({ finding: renamed, earlier: first, others, ...(newPlaces === undefined ? {} : { newPlaces }) });
  }
  return { continued, fresh, gone: earlier.filter((one) => !used.has(one)) };
}

/** Pairs the places of findings with those of earlier ones, the most certain pairs first. */
function pairUnits<Earlier extends EarlierFinding>(
  units: readonly Unit[],
  earlier: readonly EarlierUnit<Earlier>[],
): Map<Unit, EarlierUnit<Earlier>> {
  const search = openSearch(earlier);
  const likely = units.flatMap((unit, row) =>
    search(unit).flatMap((column) => {
      const found = compareUnits(unit, at(earlier, column));
      return found === undefined ? [] : [{ ...found, row, column }];
    }),
  );
  const pairs = new Map<Unit, EarlierUnit<Earlier>>();
  const taken = new Set<EarlierUnit>();
  const byRank = groupBy(likely, ({ rank }) => rank);
  for (const rank of [...byRank.keys()].sort((a, b) => a - b)) {
    const free = (byRank.get(rank) ?? []).filter(
      ({ row, column }) => !pairs.has(at(units, row)) && !taken.has(at(earlier, column)),
    );
    for (const { row, column } of assignPairs(free, units.length, earlier.length)) {
      pairs.set(at(units, row), at(earlier, column));
      taken.add(at(earlier, column));
    }
  }
  return pairs;
}

/**
 * The fingerprints of other places contain the former path of their file. In a file that was renamed, the other places of a
 * finding therefore count as those of its comment, as many as it has.
 */
function followRenames<Earlier extends EarlierFinding>(
  pairs: Map<Unit, EarlierUnit<Earlier>>,
  units: readonly Unit[],
  earlier: readonly EarlierUnit<Earlier>[],
): ReadonlyMap<Unit, EarlierUnit<Earlier>> {
  const taken = new Set(pairs.values());
  const places = groupBy(
    earlier.filter((one) => !one.isOwn && !taken.has(one)),
    (one) => one.earlier,
  );
  const followed = new Map(pairs);
  const unitsOf = groupBy(units, ({ finding }) => finding);
  for (const [unit, { earlier: one, isOwn }] of pairs) {
    if (isOwn && one.path !== unit.place.path) {
      const left = [...(places.get(one) ?? [])].toReversed();
      for (const other of unitsOf.get(unit.finding) ?? []) {
        const place = pairs.has(other) || other.place.path !== unit.place.path ? undefined : left.pop();
        if (place !== undefined) {
          followed.set(other, place);
        }
      }
    }
  }
  return followed;
}

function ownFirst(units: readonly Unit[]): readonly Unit[] {
  return units.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** The fingerprints of all places: those of earlier ones where they continue one, otherwise such that no other has. */
function nameUnits<Earlier extends EarlierFinding>(
  units: readonly Unit[],
  pairs: ReadonlyMap<Unit, EarlierUnit<Earlier>>,
  earlier: readonly Earlier[],
): ReadonlyMap<FaultPlace, string> {
  const used = new Set(earlier.flatMap(({ fingerprints }) => fingerprints));
  return new Map(
    units.map((unit) => {
      const name = pairs.get(unit)?.fingerprint ?? findFreeName(unit.fingerprint, used);
      used.add(name);
      return [unit.place, name] as const;
    }),
  );
}

function findFreeName(name: string, used: ReadonlySet<string>): string {
  let free = name;
  for (let ordinal = 1; used.has(free); ordinal += 1) {
    free = fingerprint({ path: '', about: name, text: '', ordinal });
  }
  return free;
}

function renameFinding(finding: Finding, names: ReadonlyMap<FaultPlace, string>): Finding {
  const own = names.get(finding) ?? finding.fingerprint;
  if (finding.places === undefined) {
    return { ...finding, fingerprint: own };
  }
  const places = finding.places.map((place) => {
    const name = names.get(place) ?? place.fingerprint;
    return name === undefined ? place : { ...place, fingerprint: name };
  });
  return { ...finding, fingerprint: own, places };
}
