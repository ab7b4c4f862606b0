import type { UseFact } from '../types.ts';
import type { Collector } from '../walk.ts';

/** Collects where names, keywords and operators are used. */
export function collectUses(): Collector<readonly UseFact[]> {
  return { end: () => [] };
}
