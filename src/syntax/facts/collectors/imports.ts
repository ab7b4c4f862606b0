import type { ImportFact } from '../types.ts';
import type { Collector } from '../walk.ts';

/** Collects the imports of the whole file. */
export function collectImports(): Collector<readonly ImportFact[]> {
  return { end: () => [] };
}
