import { createBatchRooms } from './batch-rooms.ts';
import { headsOf, type Load, type PackItem, type Packing } from './pack-item.ts';

/**
 * First-fit decreasing: the largest load first, each into the first batch in which it fits. What a part takes beside
 * other parts of its file is less by the file's head. Gives up, with `undefined`, when it needs more than `most`
 * batches. `room` is a whole number.
 */
export function firstFitDecreasing(
  items: readonly PackItem[],
  loads: readonly Load[],
  room: number,
  most: number,
): Packing | undefined {
  const heads = headsOf(items);
  const headOf = (file: number): number => heads.get(file) ?? 0;
  const batches: { readonly items: number[]; room: number; readonly divided: Set<number> }[] = [];
  const roomOf = (batch: number): number => batches[batch]?.room ?? 0;
  const rooms = createBatchRooms(roomOf);
  /** The same of only those batches that show a divided file. */
  const roomsBeside = new Map<number, ReturnType<typeof createBatchRooms>>();

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
      (first, file) => Math.min(first, roomsBeside.get(file)?.firstWith(tokens - headOf(file)) ?? first),
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
        const beside = roomsBeside.get(file) ?? createBatchRooms(roomOf);
        roomsBeside.set(file, beside);
        beside.add(index);
      }
    }
  }
}

/** The largest first; of equal ones the first. */
export function bySize(loads: readonly Load[]): readonly Load[] {
  return loads.toSorted((a, b) => b.tokens - a.tokens || (a.items[0] ?? 0) - (b.items[0] ?? 0));
}
