import { DIAGNOSTIC_SEVERITIES, type Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Sorts findings by severity, the worst first. Findings of one severity keep their order. */
export function worstFirst<T extends Pick<Diagnostic, 'severity'>>(findings: readonly T[]): readonly T[] {
  return findings.toSorted(
    (a, b) => DIAGNOSTIC_SEVERITIES.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES.indexOf(b.severity),
  );
}
