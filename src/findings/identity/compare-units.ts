import { measureLikeness } from '../words/similar-words.ts';
import { KIND_FAMILIES } from './finding-identity.ts';
import type { EarlierUnit, Unit } from './units.ts';

/** A possible pair. Pairs of a lower rank are chosen first; among those of one rank, the total weight is the greatest. */
export interface Likely {
  readonly rank: number;
  /** A whole number, so that sums are exact. */
  readonly weight: number;
}

/** Models count lines differently, or mean the line above. */
export const NEAR_LINES = 3;

/** Whether a finding may be the same as an earlier one at these places, and how well the two fit. */
export function compareUnits(unit: Unit, other: EarlierUnit): Likely | undefined {
  const isNamed = unit.fingerprint === other.fingerprint;
  if (isNamed && unit.finding.carried !== undefined) {
    return { rank: RANKS.carried, weight: 0 };
  }
  if (!other.isOwn && unit.key !== undefined && unit.key === other.key) {
    return { rank: RANKS.keyed, weight: Number(isNamed) };
  }
  if (!other.isOwn || isOnlyNamed(other)) {
    return isNamed ? { rank: RANKS.listed, weight: 0 } : undefined;
  }
  const place = comparePlaces(unit, other);
  if (place === undefined) {
    return undefined;
  }
  const subject = compareSubjects(unit, other);
  const likeness = measureLikeness(unit.said(), other.said());
  if (likeness < LEAST_LIKENESS[place][subject] || (place === 'same' && areTwoFaults(unit, other, subject, likeness))) {
    return undefined;
  }
  const rank = place === 'same' && subject !== 'same' ? RANKS.moved : RANKS[place];
  return { rank, weight: weigh(unit, other, subject, likeness) };
}

/**
 * `same`: surely the same code at the same place. `moved`: the same code, probably moved with its surroundings. `near`: the
 * line next to it, or an edited line. `loose`: at least one of the two is about a file as a whole.
 */
type Place = 'same' | 'moved' | 'near' | 'loose';
/** `compatible`: only one of the two cites a statement. `unknown`: an earlier version did not record it. */
type Subject = 'same' | 'compatible' | 'other' | 'unknown';

/** A finding that was carried over without being judged again has the fingerprint of the earlier one. */
const RANKS = { carried: 0, same: 1, keyed: 2, listed: 3, moved: 4, near: 5, loose: 6 } as const;

/** The least likeness of the words, from 0 to 1, by place and subject. The bench `identity` measures what they cost. */
const LEAST_LIKENESS: Readonly<Record<Place, Readonly<Record<Subject, number>>>> = {
  same: { same: 0, compatible: 0.1, other: 0.25, unknown: 0.2 },
  moved: { same: 0.1, compatible: 0.2, other: 0.35, unknown: 0.3 },
  near: { same: 0.3, compatible: 0.3, other: 0.4, unknown: 0.35 },
  loose: { same: 0.3, compatible: 0.35, other: 0.45, unknown: 0.4 },
};

function comparePlaces(unit: Unit, other: EarlierUnit): Place | undefined {
  const { place, identity } = unit;
  const { earlier } = other;
  if (place.side !== earlier.side) {
    return undefined;
  }
  if (place.line === undefined || hasNoLine(other)) {
    return isSamePath(unit, other) ? 'loose' : undefined;
  }
  const isSameCode = identity.code !== undefined && identity.code === earlier.identity?.code;
  const neighbours = countNeighbours(unit, other);
  if (!isSamePath(unit, other)) {
    return other.hasLeft && isSameCode && neighbours > 0 ? 'moved' : undefined;
  }
  const away = lineDistance(unit, other);
  if (away !== undefined) {
    return placeByLine(away, isSameCode || earlier.identity?.code === undefined, neighbours);
  }
  return isSameCode ? placeSameCode(unit, other, neighbours) : placeOtherCode(unit, other, neighbours);
}

/** GitHub says where the line is now. It may say so late: then the code and what is around it have moved together. */
function placeByLine(away: number, isSameCode: boolean, neighbours: number): Place | undefined {
  if (away === 0) {
    return isSameCode ? 'same' : 'moved';
  }
  if (away <= NEAR_LINES) {
    return 'near';
  }
  return isSameCode && neighbours === 2 ? 'moved' : undefined;
}

/** A line that was removed here and added there has other neighbours; one that moved with its block keeps one at least. */
function placeSameCode(unit: Unit, other: EarlierUnit, neighbours: number): Place | undefined {
  const { earlier } = other;
  if (neighbours === 2 || (!hasNeighbours(unit.identity) && !hasNeighbours(earlier.identity))) {
    return 'same';
  }
  if (neighbours === 1) {
    return 'moved';
  }
  const isUnmoved = !earlier.isOutdated && (isSameDeclaration(unit, other) || earlier.lastLine === unit.place.line);
  return isUnmoved ? 'moved' : undefined;
}

function placeOtherCode(unit: Unit, other: EarlierUnit, neighbours: number): Place | undefined {
  const { earlier } = other;
  const isClose = earlier.lastLine !== undefined && Math.abs((unit.place.line ?? 0) - earlier.lastLine) <= NEAR_LINES;
  if (earlier.identity === undefined) {
    return isClose ? 'near' : undefined;
  }
  const isEdited = neighbours === 2 || (neighbours === 1 && (isClose || isSameDeclaration(unit, other)));
  return isEdited || isBeside(unit, other) ? 'near' : undefined;
}

/** How far apart the ends of their ranges are; undefined if it is not known where the earlier one is now. */
function lineDistance({ place }: Unit, { earlier }: EarlierUnit): number | undefined {
  if (earlier.isOutdated || earlier.line === undefined || place.line === undefined) {
    return undefined;
  }
  const ends = [place.line, place.startLine ?? place.line];
  const others = [earlier.line, earlier.startLine ?? earlier.line];
  return Math.min(...ends.flatMap((end) => others.map((line) => Math.abs(end - line))));
}

function hasNoLine({ earlier: { line, lastLine, identity } }: EarlierUnit): boolean {
  return line === undefined && lastLine === undefined && identity?.code === undefined;
}

/** Whether nothing but its fingerprints is known, as of a finding whose comment somebody deleted. */
function isOnlyNamed(other: EarlierUnit): boolean {
  return hasNoLine(other) && other.earlier.identity === undefined && other.earlier.title === '';
}

function isSamePath({ place }: Unit, { paths }: EarlierUnit): boolean {
  return paths.includes(place.path);
}

function hasNeighbours(identity: Unit['identity'] | undefined): boolean {
  return identity?.before !== undefined || identity?.after !== undefined;
}

function countNeighbours({ identity }: Unit, { earlier }: EarlierUnit): number {
  return (
    Number(isEqual(identity.before, earlier.identity?.before)) +
    Number(isEqual(identity.after, earlier.identity?.after))
  );
}

/** Whether the earlier line is next to this one now, or only one line is between them. */
function isBeside({ identity: one }: Unit, { earlier: { identity: other } }: EarlierUnit): boolean {
  return [
    [one.before, other?.code],
    [one.after, other?.code],
    [one.before, other?.after],
    [one.after, other?.before],
  ].some(([line, another]) => isEqual(line, another));
}

function isSameDeclaration({ identity }: Unit, { earlier }: EarlierUnit): boolean {
  return isEqual(identity.within, earlier.identity?.within);
}

function isEqual(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

function compareSubjects({ identity: one }: Unit, { earlier: { identity: other } }: EarlierUnit): Subject {
  if (other === undefined) {
    return 'unknown';
  }
  if (one.about === other.about) {
    return 'same';
  }
  const isOneCited = isFamily(one.about) !== isFamily(other.about);
  return isOneCited && one.family === other.family ? 'compatible' : 'other';
}

function isFamily(about: string): boolean {
  return KIND_FAMILIES.some((family) => family === about);
}

/** From this likeness on, two reports on one line that name different kinds of fault may still mean the same. */
const LEAST_OF_OTHER_FAULTS = 0.1;

/** Whether two reports on one line clearly name two faults, although their kinds are of one family. */
function areTwoFaults(unit: Unit, other: EarlierUnit, subject: Subject, likeness: number): boolean {
  const isCited = subject === 'same' && !isFamily(unit.identity.about);
  if (isCited || likeness >= LEAST_OF_OTHER_FAULTS) {
    return false;
  }
  const { faults } = unit.said();
  const { faults: others } = other.said();
  return faults.length > 0 && others.length > 0 && !faults.some((fault) => others.includes(fault));
}

const SUBJECT_WEIGHTS = { same: 40, compatible: 20, unknown: 10, other: 0 } as const;
const STATUS_WEIGHTS = { open: 8, dismissed: 4, fixed: 0 } as const;
const LINE_WEIGHT = 20;
const WEIGHT_STEPS = 1_000;
/** Lines further apart than this are equally far. */
const MAX_LINES_APART = 10_000;

function weigh(unit: Unit, other: EarlierUnit, subject: Subject, likeness: number): number {
  const { earlier } = other;
  const away = lineDistance(unit, other);
  // The square keeps equal lines in their order when lines have moved.
  const moved = Math.min(
    1,
    Math.abs((unit.place.line ?? 0) - (earlier.lastLine ?? unit.place.line ?? 0)) / MAX_LINES_APART,
  );
  const weight =
    200 +
    Math.min(likeness, 1) * 100 +
    SUBJECT_WEIGHTS[subject] +
    countNeighbours(unit, other) * 15 +
    Number(isSameDeclaration(unit, other)) * 10 +
    Number(isEqual(unit.identity.code, earlier.identity?.code)) * 20 +
    Number(unit.fingerprint === other.fingerprint) * 5 +
    STATUS_WEIGHTS[earlier.status ?? 'open'] -
    Math.min(away ?? 0, NEAR_LINES + 1) * LINE_WEIGHT -
    moved ** 2 * 20;
  return Math.round(weight * WEIGHT_STEPS);
}
