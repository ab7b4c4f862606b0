import { SEVERITIES, type Finding } from './types.ts';

/** A finding before it has its fingerprint. */
export type PlacedDraft = Omit<Finding, 'fingerprint'>;

/** Compares by severity, then by path and line. Two different findings are never equal. */
export function worstFirst(a: PlacedDraft, b: PlacedDraft): number {
  return (
    bySeverity(a, b) ||
    compare(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compare(a.title, b.title) ||
    // The result does not depend on the order of the replies.
    compare(JSON.stringify(a), JSON.stringify(b))
  );
}

/** The order of severity alone, the worst first. */
export function bySeverity(a: Pick<PlacedDraft, 'severity'>, b: Pick<PlacedDraft, 'severity'>): number {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}

/** Compares by code units, so the order is the same on every machine and in every locale. */
function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
