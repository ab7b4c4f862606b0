import { createBatchRooms } from './batch-rooms.ts';
import { mapHeads, type Load, type PackItem, type Packing } from './pack-item.ts';

/**
 * Packs by first-fit decreasing: puts the largest load first, and each into the first batch in which it fits. A part next
 * to other parts of its file does not need the head of the file again. Returns `undefined` if it needs more than `most`
 * batches. `room`: tokens of a batch, a whole number.
 */
export function firstFitDecreasing(
  items: readonly PackItem[],
  loads: readonly Load[],
  room: number,
  most: number,
): Packing | undefined {
  const heads = mapHeads(items);
  const headOf = (file: number): number => heads.get(file) ?? 0;
  const batches: { readonly items: number[]; room: number; readonly divided: Set<number> }[] = [];
  const roomOf = (batch: number): number => batches[batch]?.room ?? 0;
  const rooms = createBatchRooms(roomOf);
  /** For each divided file, the batches that show a part of it. */
  const roomsWithPart = new Map<number, ReturnType<typeof createBatchRooms>>();

  for (const load of bySize(loads)) {
    const index = firstBatchFor(load);
    if (index >= most) {
      return undefined;
    }
    put(load, index);
  }
  return batches.map((batch) => batch.items);

  function firstBatchFor({ tokens, divided }: Load): number {
    return divided.reduce(
      (first, file) => Math.min(first, roomsWithPart.get(file)?.firstWith(tokens - headOf(file)) ?? first),
      rooms.firstWith(tokens) ?? batches.length,
    );
  }

  function put(load: Load, index: number): void {
    let batch = batches[index];
    if (batch === undefined) {
      batch = { items: [], room, divided: new Set() };
      batches.push(batch);
      rooms.add(index);
    }
    batch.room -= load.tokens;
    for (const item of load.items) {
      batch.items.push(item);
    }
    for (const file of load.divided) {
      if (batch.divided.has(file)) {
        batch.room += headOf(file);
      } else {
        batch.divided.add(file);
        const ofFile = roomsWithPart.get(file) ?? createBatchRooms(roomOf);
        roomsWithPart.set(file, ofFile);
        ofFile.add(index);
      }
    }
  }
}

/** Sorts loads, the largest first. Equal loads keep the order of their first items. */
export function bySize(loads: readonly Load[]): readonly Load[] {
  return loads.toSorted((a, b) => b.tokens - a.tokens || a.items[0] - b.items[0]);
}
