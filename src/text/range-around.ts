import type { TextRange } from './source-text.ts';

/** The range that an offset stands in, of ranges that stand in order and apart from each other. */
export function rangeAround<Range extends TextRange>(ranges: readonly Range[], offset: number): Range | undefined {
  const found = firstEndingFrom(ranges, offset + 1);
  return found !== undefined && found.start <= offset ? found : undefined;
}

/** Of such ranges the first one that ends at an offset or behind it. */
export function firstEndingFrom<Range extends TextRange>(ranges: readonly Range[], offset: number): Range | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) >= offset) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return ranges[low];
}
