import { at } from '../../structures/at.ts';
import { fingerprint } from '../fingerprint.ts';
import type { FaultPlace, PlacedFinding } from '../types.ts';
import type { PlacedDraft } from '../worst-first.ts';
import { aboutOf } from './about.ts';

/**
 * Gives findings and their other places their fingerprints. Equal subjects are numbered in file order, so that a moved line
 * changes no name.
 */
export function nameFindings(findings: readonly PlacedDraft[]): readonly PlacedFinding[] {
  const all = findings.flatMap((finding) => [
    { finding, place: undefined, line: finding.line },
    ...(finding.places ?? []).map((place) => ({ finding, place, line: place.line })),
  ]);
  const seen = new Map<string, number>();
  const names = new Map<PlacedDraft | FaultPlace, string>();
  for (const { finding, place } of all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    const { path, quote } = place ?? finding;
    const subject = { path, about: aboutOf(finding), text: quote ?? finding.title };
    const name = fingerprint({ ...subject, ordinal: 0 });
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    names.set(place ?? finding, ordinal === 0 ? name : fingerprint({ ...subject, ordinal }));
  }
  const nameOf = (named: PlacedDraft | FaultPlace): string => names.get(named) ?? '';
  return findings.map(({ places, ...finding }, index) => ({
    fingerprint: nameOf(at(findings, index)),
    ...finding,
    ...(places === undefined ? {} : { places: places.map((place) => ({ ...place, fingerprint: nameOf(place) })) }),
  }));
}
