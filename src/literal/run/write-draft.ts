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
  const alternative = instead === undefined ? '' : ` The guidelines ask for ${unmaskCodeSpans(instead, codes).trim()}.`;
  return {
    path,
    ...(line === undefined ? {} : { line, side: 'RIGHT' as const }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(quote === undefined || violation.isSecret === true ? {} : { quote }),
    severity: finder.severity ?? (strength === 'must' ? 'medium' : 'low'),
    kind: finder.findingKind ?? 'consistency',
    title: writeTitle(found, clause),
    body: `${note}${alternative}`,
    ...(suggestion === undefined ? {} : { suggestion }),
    citation: statement.id,
    confidence: 1,
    origin: 'literal',
  };
}

/** What has a name of its own, which nobody rules out as such: `the title "Add it"`, `the file name "MyFile.ts"`. */
const NAMED =
  /^the (?:branch name|commit|commit subject|description of the pull request|file name|target branch|title)\b/;

/**
 * Says of a kind of thing that it is not wanted, and of a name or a number of names that they are not as they should be:
 * "The guidelines rule out tests outside of `test/`", "`my_name` does not follow the guidelines".
 */
function writeTitle(found: string, { polarity, strength }: Check['clause']): string {
  if (NAMED.test(found) || (polarity === 'required' && /^(?:[`"\d]|the )/.test(found))) {
    const verb = /^\d/.test(found) ? 'do' : 'does';
    return `${found.charAt(0).toUpperCase()}${found.slice(1)} ${verb} not follow the guidelines`;
  }
  return `The guidelines ${strength === 'must' ? 'rule out' : 'advise against'} ${found}`;
}
