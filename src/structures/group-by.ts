/** Groups items by their keys, in the order of their first occurrence. `Map.groupBy` does not exist in Node 20. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    addToGroup(groups, keyOf(item), item);
  }
  return groups;
}

/** Adds an item to the group with a key, and makes the group if it is the first one. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, [item]);
  } else {
    group.push(item);
  }
}
