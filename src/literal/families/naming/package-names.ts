import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';

const SHORT = '(?:(?:short|concise|simple|clear|descriptive|meaningful|all|single[- ]word|one[- ]word|and|in),? ?)*';
const REST = '(?:[ ,;(–—-]+(?!.*\\b(?:unless|except|if|when|only)\\b)[^:]{0,80})?';
/** `use lowercase, single-word package names`, `packages: lowercase, single word` */
const LOWER: readonly RegExp[] = [
  new RegExp(`^(?:use |prefer |keep |choose )?${SHORT}lower-?case,? ?${SHORT}(?:for )?packages? ?names?${REST}$`),
  new RegExp(
    `^(?:name )?packages?(?: names?)?(?:(?: (?:are|must be|should be|must|should|use|in|stay|be))*|:) ${SHORT}lower-?case${REST}$`,
  ),
];
const ONE_WORD = /\b(?:single|one)[- ]word\b|\bno underscores?\b|\bwithout underscores?\b/;
const BAD = '(?:(?:generic|vague|meaningless|catch-?all|junk[- ]drawer|grab[- ]bag|overly|too|broad|any|new|a|the) )*';
const LIST = codeListPattern('the|or|and|a', 'etc\\.?|and so on|or similar|and the like');
/** `avoid generic package names like a`, `no a packages`. */
const BANNED: readonly RegExp[] = [
  new RegExp(`^${BAD}package names?(?: (?:such as|like))? (?<list>${LIST})$`),
  new RegExp(`^${BAD}packages? (?:named|called) (?<list>${LIST})$`),
  new RegExp(`^(?<list>${LIST}) (?:as )?packages?(?: names?)?$`),
];
/** Below "Package naming", the word is left out. */
const BANNED_BELOW = new RegExp(`^${BAD}names? (?:such as|like) (?<list>${LIST})$`);
const OF_PACKAGES = /^[^\p{L}]*packages?(?: (?:names?|naming))?[^\p{L}]*$/iu;
const VERB = /^(?:use|create|add|name|introduce|choose|have|)$/;

/** Reads a rule on the names of Go's packages: their case, or words that none is called. */
export function readPackageNames(clause: Clause): TextFinder | undefined {
  const { polarity, subject, verb, object, instead, codes, scope, statement } = clause;
  if (scope.languages?.includes('go') !== true || instead !== undefined) {
    return undefined;
  }
  if (polarity === 'forbidden') {
    const phrase = plainPhrase(object);
    const isBelow = OF_PACKAGES.test(statement.headings.at(-1)?.title ?? '');
    const list = [...BANNED, ...(isBelow ? [BANNED_BELOW] : [])]
      .map((form) => form.exec(phrase)?.groups?.['list'])
      .find((found) => found !== undefined);
    const names = codesIn(list ?? '', codes).map((code) => code.trim());
    return subject === '' && VERB.test(verb) && names.length > 0 && names.every((name) => /^[a-z]\w*$/.test(name))
      ? findPackages(`that are called ${listCodes(names)}`, (name) => names.includes(name.replace(/_test$/, '')))
      : undefined;
  }
  const words = statement.text
    .replaceAll('**', '')
    .replace(/[.\s]+$/, '')
    .toLowerCase();
  if (!LOWER.some((form) => form.test(words))) {
    return undefined;
  }
  const isOneWord = ONE_WORD.test(words);
  return findPackages(isOneWord ? 'with capital letters or underscores' : 'with capital letters', (name) =>
    (isOneWord ? /[A-Z_]/ : /[A-Z]/).test(name.replace(/_test$/, '')),
  );
}

function findPackages(words: string, isWrong: (name: string) => boolean): TextFinder {
  return {
    looksAt: 'text',
    findingKind: 'naming',
    languages: ['go'],
    about: ['packages'],
    words: `reports names of new packages of Go ${words}`,
    find: ({ file, added }) => {
      const line = file.status === 'added' ? added.find(({ text }) => PACKAGE.test(text)) : undefined;
      const name = PACKAGE.exec(line?.text ?? '')?.groups?.['name'] ?? '';
      return line === undefined || !isWrong(name)
        ? []
        : [{ path: file.path, line: line.number, found: `the package ${codeSpan(name)}` }];
    },
  };
}

const PACKAGE = /^package (?<name>\w+)/;
