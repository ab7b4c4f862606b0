import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../src/inspector/address.ts';

const NOTHING = { request: undefined, piece: undefined, budget: undefined };

describe('the address of a place on the page', () => {
  it.each([
    ['', NOTHING],
    ['#', NOTHING],
    ['#guidelines/2', { ...NOTHING, piece: 'guidelines/2' }],
    ['#100%', { ...NOTHING, piece: '100%' }],
    ['#request=2&piece=a%2Fb&budget=900', { request: 2, piece: 'a/b', budget: 900 }],
    ['#request=-1&budget=1e9', NOTHING],
  ])('is read from %j', (hash, address) => {
    expect(readAddress(hash)).toEqual(address);
  });

  it('is the same after writing and reading, whatever name a piece has', () => {
    const number = fc.option(fc.nat(), { nil: undefined });
    const piece = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined });
    fc.assert(
      fc.property(number, piece, number, (request, piece, budget) => {
        expect(readAddress(writeAddress({ request, piece, budget }))).toEqual({ request, piece, budget });
      }),
    );
  });
});
