import { expect, it } from 'vitest';
import { costOf, cutMiddle, reasonWords } from '../../src/inspector/words.ts';

const ENTRY = { id: 'a', kind: 'context', source: null, priority: 1, tokens: 1310, level: null, place: null } as const;

it.each([
  ['a short path stays', 'src/cart.ts', 20, 'src/cart.ts'],
  ['folders in the middle go first', 'packages/one/src/two/three/cart.ts', 28, 'packages/…/two/three/cart.ts'],
  ['as many of the last folders stay as fit', 'packages/one/src/two/three/cart.ts', 22, 'packages/…/cart.ts'],
  ['a path of two parts stays', 'packages/a-file-with-a-long-name.ts', 10, 'packages/a-file-with-a-long-name.ts'],
  ['a name that is not a path stays', 'a-name-without-any-slash-in-it', 10, 'a-name-without-any-slash-in-it'],
  ['a long file name stays whole', 'a/b/a-file-with-a-long-name.ts', 10, 'a/…/a-file-with-a-long-name.ts'],
])('%s', (_, path, most, shown) => {
  expect(cutMiddle(path, most)).toBe(shown);
});

it('costs are at the price of a million tokens', () => {
  expect(costOf(8_700, 2.5)).toBe('0.022');
});

it.each([
  ['a cut piece', false, 'cut to keep within the 90 tokens of a request, with 12 left', '; it would cost 1,310 tokens'],
  ['a piece that is sent in a shorter form', true, 'sent as an outline to keep within the 90 tokens of a request', ''],
  ['a piece that is not needed', false, 'not needed: it would replace a, which is sent', ''],
])('the reason of %s says what it would cost if that is what kept it out', (_, included, reason, more) => {
  expect(reasonWords({ ...ENTRY, included, reason })).toBe(`${reason}${more}`);
});

it('a piece that is sent whole has no reason', () => {
  expect(reasonWords({ ...ENTRY, included: true, reason: null })).toBeUndefined();
});
