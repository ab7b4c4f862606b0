import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairShares } from '../../../../src/agents/tools/calls/fair-shares.ts';

describe('fairShares', () => {
  it.each([
    ['gives all what they want where there is room', [3, 1], 10, [3, 1]],
    ['divides evenly among those who want more', [9, 9], 10, [5, 5]],
    ['gives to the large what the small leave', [2, 50, 3], 20, [2, 15, 3]],
    ['gives nothing of nothing', [1, 2], 0, [0, 0]],
    ['gives nothing of less', [1], -5, [0]],
    ['gives nobody anything', [], 5, []],
  ])('%s', (_, wanted, room, shares) => {
    expect(fairShares(wanted, room)).toEqual(shares);
  });

  it('never gives more than is wanted or available, and wastes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 40 }), fc.nat(5_000), (wanted, room) => {
        const shares = fairShares(wanted, room);
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(shares.every((share, index) => share <= (wanted[index] ?? 0))).toBe(true);
        expect(total).toBe(
          Math.min(
            room,
            wanted.reduce((sum, wish) => sum + wish, 0),
          ),
        );
      }),
    );
  });
});
