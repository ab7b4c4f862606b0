import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Check } from '../types.ts';
import { isOfCommands } from './check-languages.ts';
import { FAMILIES_OF_CODE } from './families-of-code.ts';
import { regex } from '../../text/regex.ts';

/**
 * ``- `app-types` must be lightweight. No `tokio`.``: a ban without a place of its own is about the part of the project, or the term,
 * of which the first sentence of the same bullet or paragraph says something.
 */
export function isAboutPart(check: Check, statements: readonly Statement[]): boolean {
  const {
    family,
    finder,
    clause: { statement, polarity, scope, object, codes },
  } = check;
  if (
    statement.isNext !== true ||
    polarity !== 'forbidden' ||
    !IS_BARE_BAN.test(statement.text) ||
    scope.inside.length > 0 ||
    isOfCommands(finder) ||
    !(FAMILIES_OF_CODE.has(family) || (family === 'documents' && ORDINARY_WORD.test(finder.words)))
  ) {
    return false;
  }
  const text = sentencesBefore(statement, statements)[0]?.text ?? '';
  // What is named before as well is what the whole bullet is about.
  return SAYS_OF_PART.test(text) && !listMaskedCodes(object, codes).some((code) => text.includes(code.trim()));
}

/** The sentences of the same bullet or paragraph before a statement; none if it has too many of them. */
export function sentencesBefore(statement: Statement, statements: readonly Statement[]): readonly Statement[] {
  const index = statement.isNext === true ? statements.indexOf(statement) : 0;
  const before = statements.slice(Math.max(0, index - MAX_SENTENCES), Math.max(0, index));
  const first = before.findLastIndex(({ isNext }) => isNext !== true);
  return first < 0 ? [] : before.slice(first);
}

/** A bullet with more sentences is a text of its own. */
const MAX_SENTENCES = 8;

/** `` `a` is never acceptable `` has a subject of its own. */
const IS_BARE_BAN = /^[^\p{L}`]*(?:no|never|not|do not|don['’]t|avoid)\b/iu;

/** `ProviderMapper` can be nothing else than the old name of something, but "adapter" has other meanings. */
const ORDINARY_WORD = /"\p{Lu}?\p{Ll}+"/u;

/**
 * A name in backticks, with a hyphen or in camel case, or words with a path in brackets, and what is said of it. `` `a` is built in ``
 * names what is used in place of something else.
 */
const SAYS_OF_PART = regex('u')`
  ^(?:
    (?:\`\w[^\`]{1,80}\`|[a-z\d]+(?:-[a-z\d]+)+)
      (?: (?:—|–|-)| (?:crate|package|module|library|layer|folder|directory))?(?: \(\`[^\`]{1,80}\`\))? (?:
        (?:must|may|should|can(?:not)?)(?! be (?:used|preferred))|has|have|contains?|holds?|owns?|provides?|stays?
        |needs?|never|only
      )\b
    |(?:\`[^\`]{1,80}\`|\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)+|[\p{L} -]{2,40} \(\`[^\`]{1,80}\`\)) (?:—|–|-) \S
  )
`;
