import { createNumberHeap } from '../structures/number-heap.ts';

interface BatchRooms {
  /** Takes a batch among those that are looked at. */
  add(batch: number): void;
  /** The first of the batches that has the room asked for. From one call to the next, less may be asked for, not more. */
  firstWith(room: number): number | undefined;
}

/** Batches are told from rooms in one number of a heap; there are never more. */
const MAX_BATCHES = 2 ** 21;

/**
 * Finds the first batch with enough room. Rooms only shrink and wishes too, so a batch waits, sorted by its room,
 * until it is large enough, and is only looked at again when it stands first: n searches take n log n time.
 * `roomOf` tells how much whole room a batch has now.
 */
export function createBatchRooms(roomOf: (batch: number) => number): BatchRooms {
  const candidates = createNumberHeap(4);
  const waiting = createNumberHeap(4);
  return {
    add: (batch) => candidates.push(batch),
    firstWith(room) {
      admitWaiting(room);
      for (let batch = candidates.pop(); batch !== undefined; batch = candidates.pop()) {
        const left = roomOf(batch);
        if (left >= room) {
          candidates.push(batch);
          return batch;
        }
        waiting.push(batch - left * MAX_BATCHES);
      }
      return undefined;
    },
  };

  function admitWaiting(room: number): void {
    let roomiest = waiting.pop();
    while (roomiest !== undefined && roomOfKey(roomiest) >= room) {
      candidates.push(roomiest + roomOfKey(roomiest) * MAX_BATCHES);
      roomiest = waiting.pop();
    }
    if (roomiest !== undefined) {
      waiting.push(roomiest);
    }
  }
}

function roomOfKey(key: number): number {
  return -Math.floor(key / MAX_BATCHES);
}
