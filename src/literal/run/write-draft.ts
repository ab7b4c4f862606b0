import type { Draft } from '../../findings/types.ts';
import { unmaskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import type { Check, Violation } from '../types.ts';
import { wordForAudit } from './audited.ts';

/**
 * The finding of a violation: what is there, and what the statement asks for instead.
 * @param isAudit files are read as they are, and nothing changed
 */
export function writeDraft(
  { clause, finder }: Check,
  violation: Violation,
  quote: string | undefined,
  isAudit: boolean,
): Draft {
  const { statement, strength, instead, codes } = clause;
  const { path, line, startLine, suggestion } = violation;
  const word = (text: string): string => (isAudit ? wordForAudit(text, line !== undefined) : text);
  // The words at the violation itself come from code: what they quote is not reworded.
  const found = word(violation.found);
  const note = word(violation.note ?? `This change adds ${violation.found}.`);
  const rules = strength === 'must' ? 'rule out' : 'advise against';
  const title =
    clause.polarity === 'forbidden'
      ? `The guidelines ${rules} ${found}`
      : `The guidelines ask for something else than ${found}`;
  const alternative = instead === undefined ? '' : ` The guidelines ask for ${unmaskCodeSpans(instead, codes).trim()}.`;
  return {
    path,
    ...(line === undefined ? {} : { line, side: 'RIGHT' as const }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(quote === undefined || violation.isSecret === true ? {} : { quote }),
    severity: finder.severity ?? (strength === 'must' ? 'medium' : 'low'),
    kind: finder.findingKind ?? 'consistency',
    title,
    body: `${note}${alternative}`,
    ...(suggestion === undefined ? {} : { suggestion }),
    citation: statement.id,
    confidence: 1,
    origin: 'literal',
  };
}
