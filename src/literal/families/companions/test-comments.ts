import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { CODE, plainPhrase } from '../code-list.ts';
import { readsOnly } from '../reads-only.ts';
import { regex } from '../../../text/regex.ts';

const TESTS =
  /^(?:(?:all|every|each|any|new|the|unit|integration) )*(?:tests?(?: (?:methods?|functions?|cases?|bod(?:y|ies)))?|specs?)$/;
const HAS = /^(?:have|use|include|contain|follow|need|be structured with|be divided into|be separated by)$/;
const LIST = new RegExp(`${CODE}(?:(?:,? (?:and|or) |, | ?/ ?|,? then )${CODE})*`);
const COMMENTS = regex()`
  ^(?:the |explicit |clear |inline )*(?<codes>${LIST.source})
    (?: (?:section |code |inline |separator )*(?:comments?|markers?|comment markers?|sections?|blocks?|labels?))*
    (?: (?:to (?:separate|mark|delimit|divide) (?:the )?(?:sections|phases|parts|steps)))?$
`;
const ADDED = new RegExp(
  `^(?<comments>.+?) (?:in|to|inside|within) (?<tests>(?:all |every |each |the |unit )*tests?(?: (?:methods?|functions?|cases?))?)$`,
);
/** A comment that divides a test: `// Arrange`, `# Given`. */
const MARK = /^(?:\/\/|#|--)\s*(?<word>arrange|act|assert|given|when|then)\b[\s:]*$/i;
const TEST_ATTRIBUTE = /(?:^|[.:])(?:Test|TestMethod|TestCase|DataTestMethod|Fact|Theory|ParameterizedTest)$/;
/** A shorter test is hardly worth being divided, and a rule of thumb says that it has one part. */
const MIN_LINES = 4;

/** Reads which comments divide each test: "Every test has `// Arrange`, `// Act` and `// Assert` comments". */
export function readTestComments({
  polarity,
  subject,
  verb,
  object,
  codes,
  scope,
  instead,
}: Clause): CodeFinder | undefined {
  const about = plainPhrase(subject);
  const said = plainPhrase(object);
  const added = /^(?:use|add|include|write|put)$/.test(verb) && about === '' ? ADDED.exec(said)?.groups : undefined;
  const isInTests = scope.inside.length > 0 && scope.inside.every(({ kind }) => kind === 'tests');
  const comments =
    TESTS.test(about) && HAS.test(verb) ? said : (added?.['comments'] ?? (isInTests && about === '' ? said : ''));
  const listed = COMMENTS.exec(comments)?.groups?.['codes'];
  const words = listMaskedCodes(listed ?? '', codes).map((code) =>
    MARK.exec(code.trim())?.groups?.['word']?.toLowerCase(),
  );
  const wanted = words.filter((word) => word !== undefined);
  if (polarity !== 'required' || instead !== undefined || wanted.length < 2 || wanted.length !== words.length) {
    return undefined;
  }
  const names = wanted.map((word) => codeSpan(`${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`));
  return {
    looksAt: 'code',
    words: `reports new tests of ${MIN_LINES} lines and more without the comments ${names.join(', ')}`,
    topics: [],
    ...readsOnly(['declarations', 'comments'], {
      find: ({ file: { path }, facts, isAdded }) =>
        facts.declarations.filter(isTest).flatMap(({ line, endLine, nameLine }) => {
          const isNew = Array.from({ length: endLine - line + 1 }, (_, index) => line + index).every(isAdded);
          const texts = facts.comments.filter((one) => one.line >= line && one.line <= endLine).map(({ text }) => text);
          const missing = names.filter((_, index) => !texts.some((text) => hasWord(text, wanted[index] ?? '')));
          return isNew && endLine - line + 1 >= MIN_LINES + 1 && missing.length > 0
            ? [{ path, line: nameLine, found: `a test without the comments ${missing.join(', ')}` }]
            : [];
        }),
    }),
  };
}

function isTest({ kind, attributes, hasBody, name }: DeclarationFact): boolean {
  return (
    kind === 'test' ||
    (kind === 'method' && hasBody && name !== undefined && attributes.some((one) => TEST_ATTRIBUTE.test(one)))
  );
}

/** `// Act & Assert` has both words. */
function hasWord(comment: string, word: string): boolean {
  return comment
    .toLowerCase()
    .split(/[^a-z]+/)
    .includes(word);
}
