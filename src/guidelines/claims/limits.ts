import type { Statement } from '../statements/statements.ts';
import { regex } from '../../text/regex.ts';

/** Words that limit a statement: `unless`, `except`, `but`. */
export const EXCEPTION =
  /\b(?:unless|except|exceptions?|outside|apart from|other than|but|however|allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b/i;
export const CONDITION = /\b(?:when|if|where|while|until|only|without|during|inside|within)\b/i;
const NEXT_TAKES_BACK =
  /^(?:except|unless|exceptions?|the only|only|but|however|it is|it's|this (?:does|is)|these|they are)\b.*/i;
/** `lodash is not allowed` takes nothing back. */
const NOT_ALLOWED = /\b(?:not|never|no longer)(?: ever)? (?:allowed|acceptable|fine|okay|ok|exempt)\b/i;
const HEADING_LIMITS = regex('i')`
  \b(?:
    tests?|testing|specs?|examples?|samples?|front-?end|back-?end|server|client|ui|api|apis|components?
    |controllers?|routes?|migrations?|scripts?|ci|docs?|documentation|database|sql|bad|wrong|exceptions?|legacy
    |when|if
  )\b
`;

/** Whether a statement limits the one before it: `Except in scripts`, or `` `print()` is fine in scripts``. */
export function takesBack(next: Statement, codes: readonly string[]): boolean {
  if (NEXT_TAKES_BACK.test(next.text)) {
    return EXCEPTION.test(next.text) || CONDITION.test(next.text);
  }
  return (
    EXCEPTION.test(next.text.replace(NOT_ALLOWED, '')) &&
    next.parts.some((part) => part.kind === 'code' && codes.includes(part.value))
  );
}

/** The most characters of a title that are searched. A title is searched again for each statement below it. */
const MAX_TITLE_CHARACTERS = 200;

/** The beginning of a title, which is searched for words that limit. */
export function shortTitle(title: string): string {
  return title.slice(0, MAX_TITLE_CHARACTERS);
}

/** The headings that say where a rule applies. The document's title only says what the file is about. */
export function limitingHeadings(statement: Statement): readonly string[] {
  return statement.headings
    .filter((heading) => heading.depth > 1)
    .map((heading) => shortTitle(heading.title))
    .filter((title) => HEADING_LIMITS.test(title));
}
