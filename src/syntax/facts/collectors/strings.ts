import type { StringFact } from '../types.ts';
import type { Collector } from '../walk.ts';

/** Collects string literals. */
export function collectStrings(): Collector<readonly StringFact[]> {
  return { end: () => [] };
}
