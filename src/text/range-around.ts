import type { TextRange } from './source-text.ts';
import { at } from '../structures/at.ts';

/** The range that contains an offset. The ranges are sorted and do not overlap. */
export function rangeAround<Range extends TextRange>(ranges: readonly Range[], offset: number): Range | undefined {
  const found = firstEndingFrom(ranges, offset + 1);
  return found !== undefined && found.start <= offset ? found : undefined;
}

/** The first of such ranges that ends at an offset or after it. */
export function firstEndingFrom<Range extends TextRange>(ranges: readonly Range[], offset: number): Range | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(ranges, middle).end >= offset) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return ranges[low];
}
