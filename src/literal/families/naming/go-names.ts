import { isTestPath } from '../../../symbols/is-test.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import type { Clause, CodeFinder, Violation } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const MIXED = '`?(?:mixed ?caps|pascal ?case|camel ?case)`?';
const NAMES = '(?: (?:names?|identifiers?|symbols?|functions?|members?|declarations?|ones))?';
const IS = '(?: (?:is|are|use|uses|in|must be|should be|must use|should use)|:)?';
const LABEL = regexSource`
  (?:
    [a-z /]{0,40}?(?:naming|conventions?|names|style)[a-z /]{0,30}(?::| [-–—]|,)[ ]
      (?:(?:follow |use )?(?:standard |idiomatic )?go (?:naming )?conventions?(?::| [-–—]|,) )?
  )?
`;
const NEXT = '(?:, and |; |, | and | ?/ ?)';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^${LABEL}(?:use |prefer )?(?:the )?${MIXED} for exported${NAMES}${NEXT}${MIXED} for un-?exported${NAMES}$`,
  ),
  new RegExp(`^${LABEL}exported${NAMES}${IS} ${MIXED}${NEXT}un-?exported${NAMES}${IS} ${MIXED}$`),
  regex()`
    ^${LABEL}(?:use |prefer )?${MIXED}(?: or ${MIXED})?(?: \((?:camel ?case|no underscores)\))?
      (?:,? not | instead of | rather than |,? never |, no )(?:underscores?|snake[_ ]?case)
      (?: (?:for|in) (?:go |multi-?word |all )*names)?$
  `,
];
const DIVIDED = /[\p{L}\p{N}]_+[\p{L}\p{N}]/u;

/** Reads that names of Go are written without underscores, as in "MixedCaps for exported, mixedCaps for unexported". */
export function readGoNames({ statement, scope }: Clause): CodeFinder | undefined {
  const isOfGo = scope.languages === undefined ? /\bun-?exported\b/i : /./;
  const words = statement.text
    .replaceAll('**', '')
    .replace(/[.\s]+$/, '')
    .toLowerCase();
  return scope.languages?.includes('go') === false || !isOfGo.test(words) || !FORMS.some((form) => form.test(words))
    ? undefined
    : FINDER;
}

const FINDER: CodeFinder = {
  looksAt: 'code',
  findingKind: 'naming',
  words: 'reports new names of Go with underscores, outside of tests',
  languages: ['go'],
  mayMatch: (line) => DIVIDED.test(line),
  ...readsOnly(['declarations'], {
    find: ({ file, facts, isAdded }) => {
      const isKept = readRemovedNames(file, 'go');
      return isTestPath(file.path)
        ? []
        : facts.declarations.flatMap(({ name = '', nameLine, isNameGiven }): readonly Violation[] =>
            !isNameGiven && isAdded(nameLine) && DIVIDED.test(name) && !isKept(name)
              ? [
                  {
                    path: file.path,
                    line: nameLine,
                    found: codeSpan(name),
                    note: `The name ${codeSpan(name)} has an underscore.`,
                  },
                ]
              : [],
          );
    },
  }),
};
