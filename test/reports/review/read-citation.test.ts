import { expect, it } from 'vitest';
import { inlineComment } from '../../../src/reports/review/inline-comment.ts';
import { foldQuote, readCitation } from '../../../src/reports/review/read-citation.ts';
import { findingOf } from '../result.ts';

it.each([
  'Never use `var`.',
  'Use *one* name, not <b>two</b>; ask @ada about #3.',
  'Never use: `a_b` | `c`',
  '变量名 ✓ Größe',
])('reads the rule that a comment quotes: %s', (text) => {
  const guideline = { id: '2', statement: '2.1', source: 'docs/AGENTS.md', line: 9, text };
  const quoted = readCitation(inlineComment(findingOf({ guideline }), undefined));
  expect(quoted).toEqual({ words: foldQuote(text), source: expect.stringContaining('docs/AGENTS.md') });
});

it('reads nothing of a comment without a rule', () => {
  expect(readCitation(inlineComment(findingOf({}), undefined))).toBeUndefined();
});
