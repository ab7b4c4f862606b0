/** Makes a filter that keeps the first item with each key. It remembers the keys, so each list needs one of its own. */
export function isFirst<Item>(keyOf: (item: Item) => string): (item: Item) => boolean {
  const seen = new Set<string>();
  return (item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
