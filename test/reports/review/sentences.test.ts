import { expect, it } from 'vitest';
import { summarySentences } from '../../../src/reports/review/sentences.ts';
import { receiptOf, resultOf } from '../result.ts';

const START = /`housestyle init`|copilot-instructions/;

it('says in two lines how to get checks where a repository has no instructions', () => {
  const result = resultOf({ receipts: [], literal: { checkedStatements: 0, statements: 0, searchedLanguages: [] } });
  const offline = { ...result, usage: { ...result.usage, model: undefined } };
  expect(summarySentences(offline).filter((sentence) => START.test(sentence))).toHaveLength(2);
});

it('says nothing of it where instructions apply', () => {
  const result = resultOf({
    receipts: [receiptOf()],
    literal: { checkedStatements: 1, statements: 2, searchedLanguages: [] },
  });
  expect(summarySentences(result).filter((sentence) => START.test(sentence))).toEqual([]);
});

it.each<readonly [name: string, languages: readonly string[], said: RegExp]>([
  ['the languages', ['perl', 'shellscript'], /text of files in Perl and shell and did not parse it/],
  [
    'at most five of them',
    ['ada', 'd', 'elm', 'lua', 'nim', 'perl', 'r'],
    /in Ada, D, Elm, Lua, Nim and 2 other languages and/,
  ],
])('names what checks searched and did not parse: %s', (_name, searchedLanguages, said) => {
  const result = resultOf({ literal: { checkedStatements: 1, statements: 1, searchedLanguages } });
  expect(summarySentences(result).filter((sentence) => /did not parse/.test(sentence))).toEqual([
    expect.stringMatching(said),
  ]);
});

it('names the tools to which checks left their rules', () => {
  const offline = (leftTo?: readonly string[]): string => {
    const literal = { checkedStatements: 2, statements: 2, searchedLanguages: [], ...(leftTo && { leftTo }) };
    const result = resultOf({ literal });
    return summarySentences({ ...result, usage: { ...result.usage, model: undefined } }).join(' ');
  };
  expect(offline(['ESLint', 'Ruff'])).toContain('enforce were left to them: ESLint, Ruff.');
  expect(offline()).not.toContain('left to them');
});

it('says nothing of a search if every file with checks was parsed', () => {
  const result = resultOf({ literal: { checkedStatements: 1, statements: 1, searchedLanguages: [] } });
  expect(summarySentences(result).join(' ')).not.toMatch(/parse/);
});
