import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeText } from '../../../src/text/hidden/normalize.ts';

it.each([
  ['composes', 'e\u0301', 'é'],
  ['makes wide letters plain', 'ｅｖａｌ', 'eval'],
  ['puts marks into their order', 'a\u0345\u0300', 'à\u0345'],
  ['leaves what it is', 'const a = 1;', 'const a = 1;'],
])('%s', (_, text, normal) => {
  expect(normalizeText(text)).toBe(normal);
});

it.each([
  ['marks', '\u0345', '\u0300'],
  ['signs that become marks', '\uFF9E', '\u0334'],
])('takes no more than thirty %s of a letter, as putting them into order takes their square', (_, late, early) => {
  const text = `a${late.repeat(500_000)}b${late.repeat(40)}${early.repeat(500_000)}c`;
  expect(normalizeText(text).length).toBeLessThanOrEqual(63);
});

it('agrees with Unicode for all combinations of marks that people write', () => {
  const letters = fc.constantFrom('a', 'é', 'e\u0301', '\u0345\u0300', 'ﾊﾞ', 'ｅ', '…', 'ﬁ', '\u200B', '👍🏽', 'ཷ', ' ');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 14 }), (all) => {
      expect(normalizeText(all.join(''))).toBe(all.join('').normalize('NFKC'));
    }),
  );
});
