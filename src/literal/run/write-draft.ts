import type { Draft } from '../../findings/types.ts';
import { unmaskCodeSpans } from '../../guidelines/code-spans.ts';
import type { Check, Violation } from '../types.ts';

/** The finding of a violation: what is there, and what the statement asks for instead. */
export function writeDraft({ clause, finder }: Check, violation: Violation, quote: string | undefined): Draft {
  const { statement, strength, instead, codes } = clause;
  const { path, line, startLine, found, note, suggestion } = violation;
  const rules = strength === 'must' ? 'rule out' : 'advise against';
  const title =
    clause.polarity === 'forbidden'
      ? `The guidelines ${rules} ${found}`
      : `The guidelines ask for something else than ${found}`;
  const alternative = instead === undefined ? '' : ` It asks for ${unmaskCodeSpans(instead, codes).trim()}.`;
  return {
    path,
    ...(line === undefined ? {} : { line, side: 'RIGHT' as const }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(quote === undefined || violation.isSecret === true ? {} : { quote }),
    severity: finder.severity ?? (strength === 'must' ? 'medium' : 'low'),
    kind: finder.findingKind ?? 'consistency',
    title,
    body: `${note ?? `This change adds ${found}.`}${alternative}`,
    ...(suggestion === undefined ? {} : { suggestion }),
    citation: statement.id,
    confidence: 1,
    origin: 'literal',
  };
}
