import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const SUPPRESSION_RULES: readonly Rule[] = [];
