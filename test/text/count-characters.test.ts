import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from '../../src/text/count-characters.ts';

it('counts a surrogate pair once, and each lone surrogate once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ü', '😀', '\uD83D', '\uDE00', '\n') }), (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});
