import { SEVERITIES, type Finding } from './types.ts';

/** A finding before it has its name. */
export type PlacedDraft = Omit<Finding, 'fingerprint'>;

/** The order of severity, then of path and line. No two that differ are equal in it. */
export function worstFirst(a: PlacedDraft, b: PlacedDraft): number {
  return (
    bySeverity(a, b) ||
    compare(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compare(a.title, b.title) ||
    // Whatever the order of the replies, the same findings come out in the same order.
    compare(JSON.stringify(a), JSON.stringify(b))
  );
}

/** The order of severity alone, the worst first. */
export function bySeverity(a: Pick<PlacedDraft, 'severity'>, b: Pick<PlacedDraft, 'severity'>): number {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}

/** By code units: the same order on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
