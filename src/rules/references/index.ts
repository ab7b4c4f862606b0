import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const REFERENCE_RULES: readonly Rule[] = [];
