import type { ConstructFact } from '../types.ts';
import type { Collector } from '../walk.ts';

/** Collects the forms of code that rules name by words. */
export function collectConstructs(): Collector<readonly ConstructFact[]> {
  return { end: () => [] };
}
