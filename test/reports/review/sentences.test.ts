import { expect, it } from 'vitest';
import { summarySentences } from '../../../src/reports/review/sentences.ts';
import { receiptOf, resultOf } from '../result.ts';

const START = /`housestyle init`|copilot-instructions/;

it('says in two lines how to get checks where a repository has no instructions', () => {
  const result = resultOf({ receipts: [], literal: { checkedStatements: 0, statements: 0 } });
  const offline = { ...result, usage: { ...result.usage, model: undefined } };
  expect(summarySentences(offline).filter((sentence) => START.test(sentence))).toHaveLength(2);
});

it('says nothing of it where instructions apply', () => {
  const result = resultOf({ receipts: [receiptOf()], literal: { checkedStatements: 1, statements: 2 } });
  expect(summarySentences(result).filter((sentence) => START.test(sentence))).toEqual([]);
});
