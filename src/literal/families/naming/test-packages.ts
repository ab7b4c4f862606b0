import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder } from '../../types.ts';
import { regex } from '../../../text/regex.ts';

/** `package foo_test`, `package <pkg>_test`: Go's package for tests that see only what is exported. */
const TEST_PACKAGE = /^(?:package )?[<{]?\w+[>}]?_test$/;
const PACKAGE = /^package [<{]?\w+[>}]?$/;
/** Words around it that limit nothing. */
const WORDS = regex()`
  ^(?:
    (?:
      always|all|the|an?|new|your|go|unit|external|separate|black-?box|tests?|testing|packages?|names?|files?|in
      |with|using|use|put|place|write|keep|declare|live|go|be|belong|by default|for|suffix|[\uE000-\uF8FF]
    )(?: |$)
  )+$
`;
/** Tests of what is not exported, and what opens it to the others: both belong to the package itself. */
const INSIDE = /(?:^|_)(?:internal|export|whitebox)_test\.go$/;

/** Reads a rule on the package of Go's tests: "Tests use `package foo_test`, not `package foo`". */
export function readTestPackage(clause: Clause): TextFinder | undefined {
  const { polarity, subject, verb, object, instead = '', explanation = '', codes } = clause;
  const wanted = polarity === 'forbidden' ? instead : listMaskedCodes(object, codes).length > 0 ? object : explanation;
  const isContrast = listMaskedCodes(object, codes).every((code) => PACKAGE.test(code.trim()));
  if (
    listMaskedCodes(wanted, codes).filter((code) => TEST_PACKAGE.test(code.trim())).length !== 1 ||
    (polarity === 'forbidden' && !isContrast) ||
    !WORDS.test(`${subject} ${verb} ${object}`.replaceAll(/\s+/g, ' ').trim())
  ) {
    return undefined;
  }
  return {
    looksAt: 'text',
    languages: ['go'],
    words: `reports new test files of Go whose package does not end with ${codeSpan('_test')}`,
    find: ({ file, added }) => {
      const line =
        file.status === 'added' && nameOf(file.path).endsWith('_test.go') && !INSIDE.test(nameOf(file.path))
          ? added.find(({ text }) => /^package \w+/.test(text))
          : undefined;
      return line === undefined || /^package \w+_test\b/.test(line.text)
        ? []
        : [{ path: file.path, line: line.number, found: codeSpan(line.text.trim()) }];
    },
  };
}
