import type { Finding, FindingKind } from '../types.ts';

/** Kinds on which people differ, unless their team has decided. */
const KINDS_OF_TASTE: ReadonlySet<FindingKind> = new Set(['naming', 'readability', 'style']);

/**
 * Says why a finding of a model is a matter of taste: it is about names, readability or style, and cites no guideline that
 * applies to the file. The prompt asks for none; this holds where a model reports them anyway. A finding of high severity
 * may be a fault with the wrong kind.
 *
 * @returns undefined if it is none
 */
export function whyTaste({
  origin,
  kind,
  guideline,
  severity,
}: Pick<Finding, 'origin' | 'kind' | 'guideline' | 'severity'>): string | undefined {
  return origin === 'model' && KINDS_OF_TASTE.has(kind) && guideline === undefined && severity !== 'high'
    ? `it is about ${kind}, and no guideline asks for it`
    : undefined;
}
