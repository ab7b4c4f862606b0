import { expect, it } from 'vitest';
import { costOf, cutMiddle } from '../../src/inspector/words.ts';

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
