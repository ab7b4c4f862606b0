import { at } from '../structures/at.ts';
import { groupBy } from '../structures/group-by.ts';
import { SEVERITIES, type FaultPlace, type PlacedFinding } from './types.ts';

/** A finding before it has its fingerprint. */
export type PlacedDraft = Omit<PlacedFinding, 'fingerprint'>;

/** Compares by severity, then by path and line. Two different findings are never equal. */
export function worstFirst(a: PlacedDraft, b: PlacedDraft): number {
  return (
    bySeverity(a, b) ||
    comparePlaces(a, b) ||
    compare(a.title, b.title) ||
    compare(a.body, b.body) ||
    // The result does not depend on the order of the replies. Long bodies are not written again at each comparison.
    compare(JSON.stringify({ ...a, body: '' }), JSON.stringify({ ...b, body: '' }))
  );
}

/**
 * Sorts findings as `worstFirst` compares them. They are sorted within their files first: a large review has 200,000 findings
 * in some thousand files, and to compare the paths of all of them takes longer than the rest of sorting.
 */
export function sortWorstFirst<Sorted extends PlacedDraft>(findings: readonly Sorted[]): readonly Sorted[] {
  const byFile = [...groupBy(findings, ({ path }) => path)].toSorted(([a], [b]) => compare(a, b));
  const sorted = [...findings];
  const next = placesOfSeverities(findings);
  for (const [, own] of byFile) {
    for (const finding of own.toSorted(worstFirst)) {
      const place = at(next, SEVERITIES.indexOf(finding.severity));
      sorted[place] = finding;
      next[SEVERITIES.indexOf(finding.severity)] = place + 1;
    }
  }
  return sorted;
}

/** The place of the first finding of each severity among sorted findings. Lists that grow would take memory twice. */
function placesOfSeverities(findings: readonly PlacedDraft[]): number[] {
  const counts = SEVERITIES.map(() => 0);
  for (const { severity } of findings) {
    const rank = SEVERITIES.indexOf(severity);
    counts[rank] = at(counts, rank) + 1;
  }
  return counts.map((_count, rank) => counts.slice(rank + 1).reduce((sum, count) => sum + count, 0));
}

/** The order of severity alone, the worst first. */
export function bySeverity(a: Pick<PlacedDraft, 'severity'>, b: Pick<PlacedDraft, 'severity'>): number {
  // Most comparisons are about findings of one severity.
  return a.severity === b.severity ? 0 : SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}

/** The order of places: by path, then by line. A whole file goes before its lines. */
export function comparePlaces(
  a: Pick<FaultPlace, 'path' | 'line' | 'startLine' | 'side'>,
  b: Pick<FaultPlace, 'path' | 'line' | 'startLine' | 'side'>,
): number {
  return (
    compare(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compare(a.side, b.side) ||
    (a.startLine ?? 0) - (b.startLine ?? 0)
  );
}

/** Compares by code units, so the order is the same on every machine and in every locale. */
function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
