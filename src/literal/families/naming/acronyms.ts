import { codeSpan } from '../../code-span.ts';
import { listCodes } from '../code-list.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readsOnly } from '../reads-only.ts';
import { languagesOf } from '../../reading/scope/named-languages.ts';
import { READ_LANGUAGES } from './declared-kinds.ts';
import { regex } from '../../../text/regex.ts';

/** A part of names as it is written, and as it is not: `ID` and `Id`. */
interface Spelling {
  readonly right: string;
  readonly wrong: string;
}

const NAME = '`?([A-Za-z]{2,24})`?';
const BEFORE =
  '(?:(?:[A-Za-z ]{1,30}|)(?:acronyms?|abbreviations|initialisms|naming|names|identifiers)[A-Za-z ]{0,30}: )?';
const PAIR = `(?:use |prefer |write )?${NAME}(?:,? not |,? instead of |,? rather than |,? over |,? never )${NAME}`;
const SENTENCE = new RegExp(`^${BEFORE}${PAIR}(?:(?:, |; |,? and )${PAIR})*\\.?$`, 'i');
const EACH_PAIR = new RegExp(PAIR, 'gi');
/** `Follow the naming of Swift (ID not Id, configuration not cfg)`: pairs of other words say nothing of acronyms. */
const IN_BRACKETS = regex('i')`
  ^(?:[A-Za-z ,/-]{1,90})?\b(?:naming|names|guidelines|conventions|style)[A-Za-z ,/-]{0,60} \(
    (?<pairs>${PAIR}(?: or ${NAME})?(?:, ${PAIR}(?: or ${NAME})?)*)\)\.?$
`;

/** Reads how acronyms are written in names: ``Use `ID` not `Id`, `URL` not `Url` ``, ``Use `userID`, not `userId` ``. */
export function readAcronyms({ statement, scope }: Clause): CodeFinder | undefined {
  const words = statement.text.replaceAll('**', '').trim();
  const listed = words.length > 300 ? undefined : IN_BRACKETS.exec(words)?.groups?.['pairs'];
  if (listed === undefined && !SENTENCE.test(words)) {
    return undefined;
  }
  const pairs = [...(listed ?? words).matchAll(EACH_PAIR)].map(([, right = '', wrong = '']) =>
    readSpelling(right, wrong),
  );
  const spellings = pairs.flatMap((pair) => pair ?? []);
  return spellings.length === 0 || (listed === undefined && spellings.length < pairs.length)
    ? undefined
    : findSpellings(
        spellings,
        (listed === undefined ? undefined : languagesNamed(words)) ?? scope.languages ?? [...READ_LANGUAGES],
      );
}

/** The language whose naming is followed, which is the first that the sentence names. */
function languagesNamed(words: string): readonly string[] | undefined {
  return words
    .slice(0, words.indexOf('('))
    .toLowerCase()
    .split(/[ ,/]+/)
    .map((word) => languagesOf(word))
    .find((found) => found !== undefined);
}

/** The one part in which two names differ, and only in upper and lower case. */
function readSpelling(right: string, wrong: string): Spelling | undefined {
  if (right === wrong || right.toLowerCase() !== wrong.toLowerCase()) {
    return undefined;
  }
  const [own, other] = [partsOf(right), partsOf(wrong)];
  const different = own.flatMap((part, index) =>
    part === other[index] ? [] : [{ right: part, wrong: other[index] ?? '' }],
  );
  const [only, ...more] = different;
  return own.length === other.length && only !== undefined && more.length === 0 && /^[A-Z]/.test(only.wrong)
    ? only
    : undefined;
}

/** `parseURLNow` is `parse`, `URL` and `Now`. */
function partsOf(name: string): readonly string[] {
  return name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
}

function findSpellings(spellings: readonly Spelling[], languages: readonly string[]): CodeFinder {
  const wrong = new Map(spellings.map((one) => [one.wrong, one.right]));
  const find = ({ file, facts, isAdded }: CodeSubjectOf<'declarations'>): readonly Violation[] =>
    facts.declarations.flatMap(({ name, nameLine, isNameGiven }): readonly Violation[] => {
      const part =
        name === undefined || isNameGiven || !isAdded(nameLine)
          ? undefined
          : partsOf(name).find((one) => wrong.has(one));
      return name === undefined || part === undefined
        ? []
        : [
            {
              path: file.path,
              line: nameLine,
              found: codeSpan(name),
              note: `The guidelines write ${codeSpan(wrong.get(part) ?? '')} in names.`,
            },
          ];
    });
  return {
    looksAt: 'code',
    findingKind: 'naming',
    words: `reports new names with ${listCodes([...wrong.keys()])} for ${listCodes([...wrong.values()], 'and')}`,
    languages,
    signs: [...wrong.keys()].map((onLine) => ({ onLine })),
    ...readsOnly(['declarations'], { find }),
    ...alsoInText(find),
  };
}
