import type { Clause, Finder } from '../../types.ts';
import { findMessages, unquoted } from './messages.ts';
import { regexSource } from '../../../text/regex.ts';

const CLOSING = regexSource`
  (?:
    (?:issue[- ])?(?:auto[- ]?)?clos(?:e|ing)[- ]keywords?|auto[- ]?close keywords?
    |keywords? (?:that|which) (?:can |will |may )?(?:automatically )?close issues?(?: \([^()]*\))?
  )
`;
const MENTIONS =
  '(?:# (?:mentions?|references?)|#\\d+|#n+|#123|(?:github )?issue (?:numbers?|references?|mentions?|ids?|links?)|(?:references?|links?) to issues|issues)';
const WHERE =
  '(?: (?:in|into|from|to) (?:the |any |your |all |git )*(?:commits?(?: messages?| subjects?| titles?| subject lines?)?|messages|subjects?))?';
const ONE = `(?:any |an? |the )*(?:${CLOSING}|${MENTIONS})`;
const REFERENCES = new RegExp(`^${ONE}(?:(?:,? (?:and|or|nor) |, |\\/)${ONE})*${WHERE}$`);

/** "No closing keywords and no `#` mentions in commit messages": what GitHub links or closes when the commit lands. */
export function compileReferences({ polarity, subject, verb, object, codes, statement }: Clause): Finder | undefined {
  if (polarity !== 'forbidden') {
    return undefined;
  }
  const about = unquoted(subject, codes);
  const isPassive = about !== '' && /^(?:allow|permit|use|appear|be)$/.test(verb);
  const phrase = isPassive
    ? `${about} ${unquoted(object, codes)}`.replace(/ allowed(?= |$)/, '').trim()
    : unquoted(object, codes);
  const isOfCommits = /\bcommits?\b/i.test(`${statement.headings.at(-1)?.title ?? ''} ${statement.text}`);
  if (
    !isOfCommits ||
    (about !== '' && !isPassive) ||
    !(isPassive || /^(?:use|include|put|write|add|have|mention|reference|link|contain|)$/.test(verb)) ||
    !REFERENCES.test(phrase)
  ) {
    return undefined;
  }
  const [closes, mentions] = [new RegExp(CLOSING).test(phrase), new RegExp(MENTIONS).test(phrase)];
  const isOfSubject = /\b(?:subjects?|titles?)\b/.test(phrase);
  const what = [
    ...(closes ? ['keywords that close issues'] : []),
    ...(mentions ? ['numbers of issues such as `#1`'] : []),
  ];
  return findMessages(
    `reports ${isOfSubject ? 'subjects of commits' : 'commit messages'} with ${what.join(' and ')}`,
    ({ message, isByGitHub }) => {
      const text = isOfSubject ? (message.trim().split('\n', 1)[0] ?? '') : message;
      // GitHub writes the number of the pull request into what it squashes.
      const own = isByGitHub === true ? text.replace(/ \(#\d+\)(?=\n|$)/, '') : text;
      return (closes && CLOSES.test(own)) || (mentions && /(?:^|[\s([])(?:GH-|#)\d+\b/.test(own));
    },
    `has ${closes ? 'a keyword that closes an issue' : 'the number of an issue'}`,
  );
}

/** The keywords of GitHub: https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue */
const CLOSES = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?#\d+/i;
