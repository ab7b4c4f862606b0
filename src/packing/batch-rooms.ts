import { createNumberHeap } from '../structures/number-heap.ts';

/** Finds batches by the room (tokens that are left) that they have. */
interface BatchRooms {
  /** Adds a batch to those that are searched. */
  add(batch: number): void;
  /** Finds the first batch with at least this room. A later call may ask for less room, but not for more. */
  firstWith(room: number): number | undefined;
}

/** A heap holds batch and room in one number. There are never more batches than this. */
const MAX_BATCHES = 2 ** 21;

/**
 * Opens a search for the first batch with enough room. The room of batches only shrinks, and so does the room that is
 * asked for. So a batch that is too small waits, sorted by its room, until less is asked for. n searches take n log n
 * time. `roomOf`: returns the room of a batch, a whole number.
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
    while (roomiest !== undefined && readRoom(roomiest) >= room) {
      candidates.push(roomiest + readRoom(roomiest) * MAX_BATCHES);
      roomiest = waiting.pop();
    }
    if (roomiest !== undefined) {
      waiting.push(roomiest);
    }
  }
}

function readRoom(key: number): number {
  return -Math.floor(key / MAX_BATCHES);
}
