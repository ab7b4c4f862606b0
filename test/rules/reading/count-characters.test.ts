import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from '../../../src/rules/reading/count-characters.ts';

it('counts what stands outside of the first plane once, and lone surrogates as they come', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ü', '😀', '\uD83D', '\uDE00', '\n') }), (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});
