import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBatchRooms } from '../../src/packing/batch-rooms.ts';

it('the first batch with enough room is found while rooms and requested sizes shrink', () => {
  const rooms = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
  const wishes = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 });
  fc.assert(
    fc.property(rooms, wishes, (given, wished) => {
      const left = [...given];
      const batches = createBatchRooms((batch) => left[batch] ?? 0);
      for (const batch of left.keys()) {
        batches.add(batch);
      }
      for (const wish of wished.toSorted((a, b) => b - a)) {
        const first = left.findIndex((room) => room >= wish);
        expect(batches.firstWith(wish)).toBe(first < 0 ? undefined : first);
        left[first] = (left[first] ?? 0) - wish;
      }
    }),
  );
});
