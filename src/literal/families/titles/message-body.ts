import type { Clause, Finder } from '../../types.ts';
import { findMessages, wholeClause } from './messages.ts';
import { regex } from '../../../text/regex.ts';

const BODY =
  '(?:the |every |each )?(?:commit )?(?:message )?bod(?:y|ies)(?: (?:lines?|text))?(?: of (?:the |each |every )?(?:commit )?messages?)?';
const WRAPPED = regex()`
  ^(?:(?:wrap|limit|keep) ${BODY}|${BODY} (?:be )?(?:wrap(?:ped)?|limited|kept)) (?:lines )?
    (?:at|to|under|within|below|at most) (?:about |approximately |around )?(?<count>\d{2,3}) ?
    (?:characters|chars|columns)?$
`;
const SEPARATED = regex()`
  ^(?:separate|divide) (?:the )?(?:subject|title|header|summary|first line)(?: line)? (?:from|and) ${BODY}[ ]
    (?:with|by|using) (?:a |one |an )*(?:blank|empty) line$
  |^(?:leave|add|put|use|have) (?:a |one |an )*(?:blank|empty) line (?:between|after) (?:the )?
    (?:subject|title|header|summary|first line)(?: line)?(?: and ${BODY})?$
`;
/** Lines that nobody can divide: addresses, quotes, code, trailers. */
const WHOLE_LINE = /https?:\/\/|^\s*(?:>|\||[\w-]+: )|^ {4}|\S{60}/;

/** Rules on the body of commit messages: how wide it is, and the line before it. */
export function compileBody(clause: Clause): Finder | undefined {
  const { polarity, statement } = clause;
  const isOfCommits = /\bcommits?\b/i.test(`${statement.headings.at(-1)?.title ?? ''} ${statement.text}`);
  if (polarity !== 'required' || !isOfCommits) {
    return undefined;
  }
  const phrase = wholeClause(clause);
  const count = Number(WRAPPED.exec(phrase)?.groups?.['count'] ?? 0);
  if (count > 0) {
    return findMessages(
      `reports commit messages with lines of more than ${count} characters in their body`,
      // GitHub puts whole descriptions and the messages of other commits into the body when it squashes.
      ({ message, isByGitHub }) =>
        isByGitHub !== true &&
        message
          .trim()
          .split('\n')
          .slice(1)
          .some((line) => [...line.trimEnd()].length > count && !WHOLE_LINE.test(line)),
      `has a line of more than ${count} characters in its body`,
    );
  }
  return SEPARATED.test(phrase)
    ? findMessages(
        'reports commit messages without a blank line after the subject',
        ({ message }) => (message.trim().split('\n')[1] ?? '').trim() !== '',
        'has no blank line after its subject',
      )
    : undefined;
}
