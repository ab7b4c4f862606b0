import type { Diagnostic, DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';

/** Sorts findings by severity, the worst first. Findings of one severity keep their order. */
export function worstFirst<T extends Pick<Diagnostic, 'severity'>>(findings: readonly T[]): readonly T[] {
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
}

const RANK: Readonly<Record<DiagnosticSeverity, number>> = { error: 0, warning: 1, info: 2 };
