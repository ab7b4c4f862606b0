import { DIAGNOSTIC_SEVERITIES, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Terms } from './terms.ts';

/**
 * Keeps one finding about the size of each file: the worst, and of equally bad ones that of the first rule. A file of 3,000
 * lines also has too many tokens and is too long for a review, and its maintainer can only shorten it.
 */
export function saySizeOnce(findings: readonly Diagnostic[], { rules }: Pick<Terms, 'rules'>): readonly Diagnostic[] {
  const ranks = new Map(rules.flatMap(({ id, isAboutSize }, index) => (isAboutSize === true ? [[id, index]] : [])));
  const said = new Map<string, Diagnostic>();
  for (const finding of findings) {
    const rank = ranks.get(finding.rule);
    const before = said.get(finding.path);
    if (rank !== undefined && (before === undefined || isBefore(finding, before, ranks))) {
      said.set(finding.path, finding);
    }
  }
  return findings.filter((finding) => !ranks.has(finding.rule) || said.get(finding.path) === finding);
}

function isBefore(one: Diagnostic, other: Diagnostic, ranks: ReadonlyMap<string, number>): boolean {
  const bySeverity = DIAGNOSTIC_SEVERITIES.indexOf(one.severity) - DIAGNOSTIC_SEVERITIES.indexOf(other.severity);
  return bySeverity < 0 || (bySeverity === 0 && (ranks.get(one.rule) ?? 0) < (ranks.get(other.rule) ?? 0));
}
