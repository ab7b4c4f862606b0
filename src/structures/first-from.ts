import { at } from './at.ts';

/** The index of the first of sorted texts that is not below a text; the length if all are. */
export function firstFrom(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(sorted, middle) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
