import type { TextRange } from './source-text.ts';

/** The range that an offset stands in, of ranges that stand in order and apart from each other. */
export function rangeAround<Range extends TextRange>(ranges: readonly Range[], offset: number): Range | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = ranges[low];
  return found !== undefined && found.start <= offset ? found : undefined;
}
