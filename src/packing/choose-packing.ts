import { fillBatches } from './fill-batches.ts';
import { firstFitDecreasing } from './first-fit.ts';
import { joinRelated, loadsOf, type Join } from './join-related.ts';
import { nextFit } from './next-fit.ts';
import { tokensOf, type ItemGroup, type Load, type PackItem, type Packing } from './pack-item.ts';

/** How many items may be packed, over all tries, in search of joins that cost no request. */
const MAX_PACKED_ITEMS = 100_000;
const MAX_TRIES = 100;
/** More loads are smaller ones, and of these first-fit decreasing wastes little. */
const MAX_FILLED_LOADS = 100;

/**
 * Packs items, each of which fits into `room` tokens, into as few batches as any of four ways finds: single items by
 * size, the items in their order, the items in the order of their clusters, and clusters by size. Of those with that
 * number it takes the one that keeps most related items together.
 */
export function choosePacking(items: readonly PackItem[], groups: readonly ItemGroup[], room: number): Packing {
  const joins = joinRelated(items, groups, room);
  const clusters = loadsOf(items, joins);
  const plain = [
    ...packLoads(items, loadsOf(items, []), room, items.length),
    nextFit(items, [...items.keys()], room),
    nextFit(
      items,
      clusters.flatMap((cluster) => cluster.items),
      room,
    ),
  ];
  const fewest = Math.min(...plain.map((packing) => packing.length));
  const clustered = keepJoins(items, joins, room, fewest);
  return [...plain, ...clustered]
    .map((packing) => ({ packing, kept: weightKept(packing, groups, items.length) }))
    .reduce((best, one) => ((one.packing.length - best.packing.length || best.kept - one.kept) < 0 ? one : best))
    .packing;
}

/** Packs clusters, and gives up one join after another, the weakest first, until they need no more than `most` batches. */
function keepJoins(items: readonly PackItem[], joins: readonly Join[], room: number, most: number): readonly Packing[] {
  let kept: readonly Join[] = [];
  let found: readonly Packing[] = [];
  let step = joins.length;
  const tries = Math.min(MAX_TRIES, Math.ceil(MAX_PACKED_ITEMS / items.length));
  for (let next = 0, tried = 0; next < joins.length && tried < tries; tried += 1) {
    const trial = [...kept, ...joins.slice(next, next + step)];
    const packings = packLoads(items, loadsOf(items, trial), room, most);
    if (packings.length > 0) {
      kept = trial;
      found = packings;
    }
    if (packings.length > 0 || step === 1) {
      next += step;
    }
    step = packings.length > 0 ? step * 2 : Math.ceil(step / 2);
  }
  return found;
}

/** First-fit decreasing, and where that wastes a batch and the loads are few, fuller batches. No packing above `most`. */
function packLoads(items: readonly PackItem[], loads: readonly Load[], room: number, most: number): readonly Packing[] {
  const quick = firstFitDecreasing(items, loads, room, most);
  const least = leastBatches(items, room);
  const full =
    loads.length <= MAX_FILLED_LOADS && least <= most && (quick === undefined || quick.length > least)
      ? fillBatches(items, loads, room, quick === undefined ? most : quick.length - 1)
      : undefined;
  return [full ?? quick ?? []].filter((packing) => packing.length > 0);
}

/** What any packing needs at least: room for all items, and once for the head of each file. */
function leastBatches(items: readonly PackItem[], room: number): number {
  return Math.ceil(tokensOf(items) / room);
}

/** Each group is worth its weight for every item beyond the first that it has in a batch. */
function weightKept(packing: Packing, groups: readonly ItemGroup[], size: number): number {
  const batchOf = new Int32Array(size);
  for (const [batch, indexes] of packing.entries()) {
    for (const index of indexes) {
      batchOf[index] = batch;
    }
  }
  return groups.reduce((total, group) => {
    const batches = new Set(group.items.map((item) => batchOf[item]));
    return total + group.weight * (group.items.length - batches.size);
  }, 0);
}
