import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readsOnly } from '../reads-only.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const QUALITY = regexSource`
  (?:
    (?:overly |too )?(?:
      generic|vague|ambiguous|cryptic|meaningless|non-descriptive|nondescript|short|unclear|placeholder
      |abbreviated|single[- ]letter|one[- ]letter|lazy|bad|poor|throwaway|filler|undescriptive|uninformative
      |opaque|terse
    )[ ]
  )*
`;
const KIND = '(?:variable|function|method|class|parameter|type|identifier|field|argument)';
const NAMED = regex()`
  ^(?:any |the |all )?${QUALITY}(?<kind>${KIND})?(?: |(?<=^.*) ?)?(?:names?|identifiers?|variables?)? ?
    (?:such as|like|e\.g\.,?|including|:)? ?
    (?<list>${codeListPattern('the|or|and', 'etc\\.?|and so on|or similar|and the like|as (?:a )?(?:names?|variable names?|identifiers?)|names?')})
    $
`;
const ONE_LETTER =
  /\b(?:single|one)[- ](?:letter|character|char) (?:names?|identifiers?|variables?|variable names?|parameters?|parameter names?)\b/;
/** What says that the code is a name to avoid, and not code to avoid: a noun for names. */
const SAYS_NAME = /\b(?:names?|identifiers?|variables?)\b/;
const VERB = /^(?:use|call|name|name things|give|introduce|choose|pick|write|)$/;

/** Finds new declarations with a name that a clause rules out: "Avoid generic names like `data`". */
export function readForbiddenNames(clause: Clause): CodeFinder | undefined {
  const { polarity, subject, verb, object, codes } = clause;
  const phrase = plainPhrase(object);
  const groups = NAMED.exec(phrase)?.groups;
  const allowed = codesIn(clause.allowed ?? '', codes);
  const isOfLetters = ONE_LETTER.test(phrase);
  if (
    polarity !== 'forbidden' ||
    subject !== '' ||
    !VERB.test(verb) ||
    !(isOfLetters
      ? allowed.length > 0 || groups !== undefined
      : groups !== undefined && (SAYS_NAME.test(phrase) || isBadName(phrase, clause) || isChoiceOfNames(clause)))
  ) {
    return undefined;
  }
  const names = codesIn(groups?.['list'] ?? '', codes).map((code) => code.trim());
  if (
    (names.length === 0 && !isOfLetters) ||
    ![...names, ...allowed].every((name) => /^[A-Za-z_]\w{0,30}$/.test(name))
  ) {
    return undefined;
  }
  // ``single-letter names like `i` `` are all of one letter.
  const isOneLetter = isOfLetters && names.every((name) => name.length === 1);
  const isRuledOut = (name: string): boolean =>
    !allowed.includes(name) && (isOneLetter ? /^[A-Za-z]$/.test(name) : names.includes(name));
  const find = (file: CodeSubjectOf<'declarations'>): readonly Violation[] =>
    file.facts.declarations.flatMap(({ kind, name = '', nameLine, isNameGiven }) =>
      isRuledOut(name) && !isNameGiven && OWN_NAMES.test(kind) && file.isAdded(nameLine)
        ? [{ path: file.file.path, line: nameLine, found: `the name ${codeSpan(name)}` }]
        : [],
    );
  return {
    looksAt: 'code',
    findingKind: 'naming',
    words: isOneLetter
      ? `reports new names of one letter${allowed.length === 0 ? '' : `, except ${listCodes(allowed, 'and')}`}`
      : `reports new declarations with the ${names.length === 1 ? 'name' : 'names'} ${listCodes(names)}`,
    ...readsOnly(['declarations'], { find }),
    ...alsoInText(find),
  };
}

/** ``Grep-friendly names: avoid generic `data` ``: the words before say that it is a name. */
function isBadName(phrase: string, { statement }: Clause): boolean {
  return (
    /^(?:generic|vague|ambiguous|cryptic|meaningless|unclear|placeholder) [\uE000-\uF8FF]/.test(phrase) &&
    SAYS_NAME.test(statement.text)
  );
}

/** ``Use `subscription`, never `subscriptionId` `` below "Naming". Words such as `Get` are parts of names there. */
function isChoiceOfNames({ object, instead, codes, statement }: Clause): boolean {
  const names = [...codesIn(object, codes), ...codesIn(instead ?? '', codes)];
  return (
    codesIn(instead ?? '', codes).length > 0 &&
    /\bnaming\b/i.test(statement.headings.at(-1)?.title ?? '') &&
    names.some((name) => /\p{Ll}\p{Lu}|\w_\w/u.test(name))
  );
}

/** Members of data have the names that somebody else gave. */
const OWN_NAMES = /^(?:variable|constant|parameter|function|method|class|interface|struct|type)$/;
