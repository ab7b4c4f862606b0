import type { FaultPlace, Finding, Placement } from '../../findings/types.ts';
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
  const places = (finding.places ?? []).filter(
    ({ fingerprint }) => fingerprint !== undefined && fresh.has(fingerprint),
  );
  if (fresh.has(finding.fingerprint)) {
    return [withPlaces(finding, places)];
  }
  const [first, ...others] = places;
  return first === undefined ? [] : [withPlaces(moveTo(finding, first), others)];
}

/** The same fault at another of its places. */
function moveTo(finding: Finding, place: FaultPlace): Finding {
  const { suggestion: _replaced, startLine: _range, quote: _text, line: _line, ...shared } = finding;
  const placement: Placement =
    place.line === undefined ? { kind: 'file', reason: 'its line is not part of the change' } : { kind: 'inline' };
  return { ...shared, ...place, fingerprint: place.fingerprint ?? finding.fingerprint, placement };
}

function withPlaces({ places: _all, ...finding }: Finding, places: readonly FaultPlace[]): Finding {
  return places.length === 0 ? finding : { ...finding, places };
}
