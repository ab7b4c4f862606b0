import type { Finding } from '../types.ts';
import type { EarlierFinding } from './earlier-finding.ts';

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
 * Finds out which findings an earlier run already reported. The order of both lists makes no difference, and each earlier one
 * is continued by one finding, or by several that were its places.
 */
export function matchFindings<Earlier extends EarlierFinding>(
  findings: readonly Finding[],
  earlier: readonly Earlier[],
  _terms: MatchTerms,
): MatchedFindings<Earlier> {
  const byFingerprint = new Map(earlier.flatMap((one) => one.fingerprints.map((name) => [name, one] as const)));
  const continued = findings.flatMap((finding) => {
    const names = [finding.fingerprint, ...(finding.places ?? []).flatMap((place) => place.fingerprint ?? [])];
    const [first, ...others] = new Set(names.flatMap((name) => byFingerprint.get(name) ?? []));
    return first === undefined ? [] : [{ finding, earlier: first, others }];
  });
  const known = new Set(continued.map(({ finding }) => finding));
  const used = new Set(continued.flatMap((one) => [one.earlier, ...one.others]));
  return {
    continued,
    fresh: findings.filter((finding) => !known.has(finding)),
    gone: earlier.filter((one) => !used.has(one)),
  };
}
