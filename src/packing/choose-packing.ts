import { fillBatches } from './fill-batches.ts';
import { firstFitDecreasing } from './first-fit.ts';
import { joinRelated, makeLoads, type Join } from './join-related.ts';
import { nextFit } from './next-fit.ts';
import { countItems, type ItemGroup, type Load, type PackItem, type Packing } from './pack-item.ts';

/** The most items that are packed, in all tries together, to find joins that cost no request. */
const MAX_PACKED_ITEMS = 100_000;
const MAX_TRIES = 100;
/** With more loads each is smaller, and first-fit decreasing wastes little room. */
const MAX_FILLED_LOADS = 100;

/**
 * Packs items, each of which fits into `room` tokens, into as few batches as it can find. It tries four ways: single
 * items by size, the items in their order, the items in the order of their clusters, and clusters by size. Among the
 * results with the fewest batches it takes the one that keeps most related items together.
 */
export function choosePacking(items: readonly PackItem[], groups: readonly ItemGroup[], room: number): Packing {
  const joins = joinRelated(items, groups, room);
  const clusters = makeLoads(items, joins);
  const plain = [
    ...packLoads(items, makeLoads(items, []), room, items.length),
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

/** Packs clusters. Gives up one join after another, the weakest first, until `most` batches are enough. */
function keepJoins(items: readonly PackItem[], joins: readonly Join[], room: number, most: number): readonly Packing[] {
  let kept: readonly Join[] = [];
  let found: readonly Packing[] = [];
  let step = joins.length;
  const tries = Math.min(MAX_TRIES, Math.ceil(MAX_PACKED_ITEMS / items.length));
  for (let next = 0, tried = 0; next < joins.length && tried < tries; tried += 1) {
    const trial = [...kept, ...joins.slice(next, next + step)];
    const packings = packLoads(items, makeLoads(items, trial), room, most);
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

/** Packs by first-fit decreasing. If that wastes a batch and there are few loads, tries to fill the batches better. */
function packLoads(items: readonly PackItem[], loads: readonly Load[], room: number, most: number): readonly Packing[] {
  const quick = firstFitDecreasing(items, loads, room, most);
  const least = leastBatches(items, room);
  const full =
    loads.length <= MAX_FILLED_LOADS && least <= most && (quick === undefined || quick.length > least)
      ? fillBatches(items, loads, room, quick === undefined ? most : quick.length - 1)
      : undefined;
  return [full ?? quick ?? []].filter((packing) => packing.length > 0);
}

/** The batches that any packing needs: all items, and the head of each file once, have to fit. */
function leastBatches(items: readonly PackItem[], room: number): number {
  return Math.ceil(countItems(items) / room);
}

/** Adds up the weight of a group for each of its items that shares a batch with another one of the group. */
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
