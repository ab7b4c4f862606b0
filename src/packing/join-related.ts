import { createDisjointSets } from '../structures/disjoint-sets.ts';
import type { ItemGroup, Load, PackItem } from './pack-item.ts';

/** Two items whose clusters are joined. */
export type Join = readonly [item: number, other: number];

/**
 * Finds joins that keep related items together, the strongest relation first, as Kruskal's algorithm does. A join is not
 * made if its cluster would not fit into one request. So any selection of the joins makes clusters that fit.
 */
export function joinRelated(items: readonly PackItem[], groups: readonly ItemGroup[], room: number): readonly Join[] {
  const joins: Join[] = [];
  const clusters = createClusters(items);
  for (const group of groups.toSorted((a, b) => b.weight - a.weight || a.items[0] - b.items[0])) {
    // If the clusters of a group do not fit together, the smallest takes the next item, or the last of equal ones.
    let open = group.items[0];
    for (const item of group.items) {
      if (clusters.join(open, item, room)) {
        joins.push([open, item]);
      } else if (clusters.tokensOf(item) <= clusters.tokensOf(open)) {
        open = item;
      }
    }
  }
  return joins;
}

interface Clusters {
  tokensOf(item: number): number;
  /** Joins two clusters if they fit into `room` together. Returns whether it did. */
  join(item: number, other: number, room: number): boolean;
}

function createClusters(items: readonly PackItem[]): Clusters {
  const sets = createDisjointSets(items.length);
  const tokens = items.map((item) => item.tokens + item.head);
  /** For each cluster the heads of its divided files. Two clusters can have only these in common. */
  const heads = items.map(({ file, head, isDivided }) => new Map(isDivided ? [[file, head]] : []));
  const tokensOf = (item: number): number => tokens[sets.find(item)] ?? 0;
  return {
    tokensOf,
    join(item, other, room) {
      const [a, b] = [sets.find(item), sets.find(other)];
      if (a === b) {
        return false;
      }
      const [headsOfA = new Map<number, number>(), headsOfB = headsOfA] = [heads[a], heads[b]];
      const [small, large] = headsOfA.size < headsOfB.size ? [headsOfA, headsOfB] : [headsOfB, headsOfA];
      let together = tokensOf(a) + tokensOf(b);
      for (const [file, head] of small) {
        together -= large.has(file) ? head : 0;
      }
      if (together > room) {
        return false;
      }
      for (const [file, head] of small) {
        large.set(file, head);
      }
      const root = sets.join(a, b);
      tokens[root] = together;
      heads[root] = large;
      return true;
    },
  };
}

/** Makes the clusters that result from joins, in the order of their first items. */
export function makeLoads(items: readonly PackItem[], joins: readonly Join[]): readonly Load[] {
  const sets = createDisjointSets(items.length);
  for (const [item, other] of joins) {
    sets.join(sets.find(item), sets.find(other));
  }
  const loads = new Map<number, { items: [number, ...number[]]; tokens: number; divided: number[] }>();
  for (const [index, { file, head, tokens, isDivided }] of items.entries()) {
    const root = sets.find(index);
    const load = loads.get(root);
    if (load === undefined) {
      loads.set(root, { items: [index], tokens: tokens + head, divided: isDivided ? [file] : [] });
      continue;
    }
    load.items.push(index);
    // Items of one file follow one another.
    const isNextToItsFile = load.divided.at(-1) === file;
    load.tokens += isNextToItsFile ? tokens : tokens + head;
    if (isDivided && !isNextToItsFile) {
      load.divided.push(file);
    }
  }
  return [...loads.values()];
}
