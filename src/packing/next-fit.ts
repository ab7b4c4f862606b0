import type { PackItem, Packing } from './pack-item.ts';

/** Fills one batch after another, in the given order of the items. */
export function nextFit(items: readonly PackItem[], order: readonly number[], room: number): Packing {
  const batches: number[][] = [];
  let files = new Set<number>();
  let left = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const item = items[index];
    if (item === undefined) {
      continue;
    }
    if (tokensBeside(item) > left) {
      batches.push([]);
      files = new Set();
      left = room;
    }
    left -= tokensBeside(item);
    files.add(item.file);
    batches.at(-1)?.push(index);
  }
  return batches;

  function tokensBeside({ file, head, tokens }: PackItem): number {
    return files.has(file) ? tokens : tokens + head;
  }
}
