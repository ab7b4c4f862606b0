import type { FaultPlace, Finding, Placement } from '../types.ts';

/** The same fault at some of its places only; undefined if there are none. The first of them becomes its own place. */
export function keepPlaces(finding: Finding, kept: ReadonlySet<FaultPlace>): Finding | undefined {
  const places = (finding.places ?? []).filter((place) => kept.has(place));
  if (kept.has(finding)) {
    return withPlaces(finding, places);
  }
  const [first, ...others] = places;
  return first === undefined ? undefined : withPlaces(moveTo(finding, first), others);
}

function moveTo(finding: Finding, place: FaultPlace): Finding {
  const {
    suggestion: _replaced,
    proposal: _proposed,
    startLine: _range,
    quote: _text,
    line: _line,
    identity: _code,
    ...shared
  } = finding;
  const fingerprint = place.fingerprint ?? finding.fingerprint;
  return { ...shared, ...place, fingerprint, placement: placementOf(finding, place) };
}

/** A finding that stands in the summary only, such as one over the limit, stays there. */
function placementOf({ placement }: Finding, { line }: FaultPlace): Placement {
  if (placement.kind === 'summary') {
    return placement;
  }
  return line === undefined ? { kind: 'file', reason: 'its line is not part of the change' } : { kind: 'inline' };
}

function withPlaces({ places: _all, ...finding }: Finding, places: readonly FaultPlace[]): Finding {
  return places.length === 0 ? finding : { ...finding, places };
}
