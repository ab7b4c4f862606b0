/** For each key, the values that were added under it, in ascending order. Keys may collide. */
export interface Postings {
  readonly starts: Int32Array;
  readonly values: Int32Array;
  /** Number of keys minus one. Keys are masked with it. */
  readonly mask: number;
}

/** Values with equal masked keys, as a part of `values`: from `start`, the end exclusive. */
export interface PostingRange {
  readonly start: number;
  readonly end: number;
}

/** Groups the indexes of `keys` by key, with two passes over typed arrays. It takes time in proportion to the keys. */
export function createPostings(keys: Int32Array): Postings {
  let size = 1024;
  while (size < keys.length) {
    size *= 2;
  }
  const mask = size - 1;
  const starts = new Int32Array(size + 1);
  for (const key of keys) {
    starts[(key & mask) + 1] = (starts[(key & mask) + 1] ?? 0) + 1;
  }
  for (let index = 1; index <= size; index += 1) {
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  }
  const next = starts.slice();
  const values = new Int32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const bucket = (keys[index] ?? 0) & mask;
    const at = next[bucket] ?? 0;
    values[at] = index;
    next[bucket] = at + 1;
  }
  return { starts, values, mask };
}

/** The place of a key's values. */
export function rangeOfKey({ starts, mask }: Postings, key: number): PostingRange {
  const bucket = key & mask;
  return { start: starts[bucket] ?? 0, end: starts[bucket + 1] ?? 0 };
}

/** The number of a key's values. */
export function countOfKey({ starts, mask }: Postings, key: number): number {
  const bucket = key & mask;
  return (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0);
}

/** The entries of a column in the order of the values: what is read together is then stored together. */
export function sortColumn({ values }: Postings, column: Int32Array): Int32Array {
  const sorted = new Int32Array(values.length);
  for (let place = 0; place < values.length; place += 1) {
    sorted[place] = column[values[place] ?? 0] ?? 0;
  }
  return sorted;
}
