import { isAbout } from './is-about.ts';
import type { Check } from '../types.ts';
import { regex } from '../../text/regex.ts';

/**
 * Whether a rule on words and signs of any text stands where only one kind of text is meant: "No em dashes" below "Changelog format",
 * "Keep help strings plain: no emoji". Its finder would look at all files.
 */
export function isOfOneText({ finder, clause: { statement, scope } }: Check): boolean {
  const [first, ...sections] = statement.headings;
  const titles = first?.depth === 1 ? sections : statement.headings;
  return (
    isAbout(finder, 'prose') &&
    scope.inside.length === 0 &&
    ([...titles.map(({ title }) => title), ...statement.leadIns].some((title) => KIND_OF_TEXT.test(title)) ||
      SAYS_WHICH_TEXT.test(statement.text))
  );
}

/** Texts that are not all texts of a repository. */
const KIND_OF_TEXT = regex('i')`
  \b(?:
    change-?logs?|release notes?|write-?ups?|headers?|headings?|titles?|help|emails?|notifications?|brand|voice
    |marketing|blog|posts?|articles?|copy|labels?|messages?|prs?|pull requests?|issues?|commits?|outputs?
    |responses?|replies|reports?|summar(?:y|ies)|readmes?|body|criteria|tickets?|stories|requirements
  )\b
`;
const SAYS_WHICH_TEXT =
  /\b(?:help|user-facing|customer-facing|public) (?:strings?|texts?|writing|copy|prose|messages?|labels?)\b[^:—–]{0,60}(?::| [—–-]+) no /i;
