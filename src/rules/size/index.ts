import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const SIZE_RULES: readonly Rule[] = [];
