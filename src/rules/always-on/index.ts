import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const ALWAYS_ON_RULES: readonly Rule[] = [];
