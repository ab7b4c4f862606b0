import { expect, it } from 'vitest';
import { isCommonWord } from '../../../src/agents/route/common-words.ts';

it.each([
  ['the', true],
  ['review', true],
  ['2026', true],
  ['代码', true],
  ['react', false],
  ['安全', false],
])('"%s" says nothing of what somebody is for: %s', (word, expected) => {
  expect(isCommonWord(word)).toBe(expected);
});
