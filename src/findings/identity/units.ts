import { lazily } from '../../structures/lazily.ts';
import { readSaid, type Said } from '../words/similar-words.ts';
import type { FaultPlace, Finding } from '../types.ts';
import { aboutOf } from './about.ts';
import { digestCode } from './digest.ts';
import type { EarlierFinding } from './earlier-finding.ts';
import type { FindingIdentity } from './finding-identity.ts';
import { familyOfKind } from './kind-family.ts';
import { placeKey } from './place-key.ts';

/** A comment remembers only the first other places of its finding. Together they take about 4,000 characters. */
export const MAX_REMEMBERED_PLACES = 200;

/** One place of a finding. */
export interface Unit {
  readonly finding: Finding;
  /** The finding itself, or one of its other places. */
  readonly place: FaultPlace;
  readonly isOwn: boolean;
  readonly fingerprint: string;
  readonly identity: FindingIdentity;
  readonly key: string | undefined;
  readonly said: () => Said;
  /** Whether its comment would remember it. */
  readonly isRemembered: boolean;
}

/** One place of an earlier finding. Of a place that is not its own, only the fingerprint and the key are known. */
export interface EarlierUnit<Earlier extends EarlierFinding = EarlierFinding> {
  readonly earlier: Earlier;
  readonly isOwn: boolean;
  readonly fingerprint: string;
  /** The key of another place: see `placeKey`. */
  readonly key: string | undefined;
  /** The path when it was posted, and the one that it was renamed to. */
  readonly paths: readonly string[];
  /** Whether its file is not part of the change any more, under neither path. */
  readonly hasLeft: boolean;
  readonly said: () => Said;
}

/** The places of all findings, in an order that depends on the findings alone. */
export function listUnits(findings: readonly Finding[]): readonly Unit[] {
  return findings
    .flatMap((finding) => {
      const said = lazily(() => readSaid(finding));
      return [finding, ...(finding.places ?? [])].map((place, index) =>
        makeUnit(finding, place, said, index <= MAX_REMEMBERED_PLACES),
      );
    })
    .map((unit) => ({ unit, key: unitKey(unit) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ unit }) => unit);
}

function makeUnit(finding: Finding, place: FaultPlace, said: () => Said, isRemembered: boolean): Unit {
  const identity = place.identity ?? {
    about: aboutOf(finding),
    family: familyOfKind(finding.kind),
    ...(place.quote === undefined ? {} : { code: digestCode(place.quote) }),
  };
  return {
    finding,
    place,
    isOwn: place === finding,
    fingerprint: place.fingerprint ?? '',
    identity,
    key: placeKey(identity),
    said,
    isRemembered,
  };
}

function unitKey({ finding, place, fingerprint }: Unit): readonly (string | number)[] {
  return [place.path, place.side, place.line ?? 0, place.startLine ?? 0, fingerprint, finding.title, finding.body];
}

/** The places of earlier findings. Those with the same fingerprint count as one: the open one, or one with a line. */
export function listEarlierUnits<Earlier extends EarlierFinding>(
  earlier: readonly Earlier[],
  { renames, paths: present }: { readonly renames: ReadonlyMap<string, string>; readonly paths?: ReadonlySet<string> },
): readonly EarlierUnit<Earlier>[] {
  const sorted = earlier
    .map((one) => ({ one, key: earlierKey(one) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ one }) => one);
  const seen = new Set<string>();
  return sorted.flatMap((one) => {
    const [own] = one.fingerprints;
    if (own === undefined || seen.has(own)) {
      return [];
    }
    seen.add(own);
    const renamed = renames.get(one.path);
    const paths = renamed === undefined ? [one.path] : [renamed, one.path];
    const hasLeft = present !== undefined && !paths.some((path) => present.has(path));
    const said = lazily(() => readSaid({ title: one.title, body: one.body ?? '' }));
    return one.fingerprints.map((fingerprint, index) => ({
      earlier: one,
      isOwn: index === 0,
      fingerprint,
      key: index === 0 ? undefined : one.placeKeys?.[index - 1],
      paths,
      hasLeft,
      said,
    }));
  });
}

const STATUS_ORDER = { open: 0, dismissed: 1, fixed: 2 } as const;

function earlierKey(one: EarlierFinding): readonly (string | number)[] {
  return [
    STATUS_ORDER[one.status ?? 'open'],
    one.isOutdated || one.line === undefined ? 1 : 0,
    one.path,
    one.side,
    one.line ?? 0,
    one.lastLine ?? 0,
    one.fingerprints.join(' '),
    one.title,
    one.body ?? '',
  ];
}

/** Compares by code units, so the order is the same on every machine. */
function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) {
      return value < other ? -1 : 1;
    }
  }
  return 0;
}
