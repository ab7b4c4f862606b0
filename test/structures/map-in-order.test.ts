import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapInOrder } from '../../src/structures/map-in-order.ts';

it('gives the results in the order of the items, with no more work at once than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), async (turns, atOnce) => {
      let open = 0;
      let most = 0;
      const results = await mapInOrder(turns, atOnce, async (count) => {
        open += 1;
        most = Math.max(most, open);
        for (let turn = 0; turn < count; turn += 1) {
          await Promise.resolve();
        }
        open -= 1;
        return count;
      });
      expect(results).toEqual(turns);
      expect(most).toBeLessThanOrEqual(atOnce);
    }),
  );
});

it('fails when the work on an item fails', async () => {
  await expect(
    mapInOrder([1, 2, 3], 2, (item) => (item === 2 ? Promise.reject(new Error('no')) : Promise.resolve())),
  ).rejects.toThrow('no');
});
