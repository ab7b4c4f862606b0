import { keepPlaces } from '../../findings/identity/split-places.ts';
import type { Finding } from '../../findings/types.ts';
import { markedFingerprints } from '../../reports/review/markers.ts';

/**
 * Returns what is new of a finding: nothing if its comment is already posted, and only the new places if the comment of an
 * earlier run has the others. So a fault keeps its comment when its first place is fixed, and a new place is not missed.
 *
 * @param posted the fingerprints in the comments of earlier runs
 */
export function keepNewPlaces(finding: Finding, posted: ReadonlySet<string>): readonly Finding[] {
  const marked = markedFingerprints(finding);
  if (!marked.some((fingerprint) => posted.has(fingerprint))) {
    return [finding];
  }
  // A comment remembers only the first places, so it is not known whether a later one is new.
  const fresh = new Set(marked.filter((fingerprint) => !posted.has(fingerprint)));
  const places = [finding, ...(finding.places ?? [])].filter(({ fingerprint = '' }) => fresh.has(fingerprint));
  const kept = keepPlaces(finding, new Set(places));
  return kept === undefined ? [] : [kept];
}
