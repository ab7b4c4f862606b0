import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const INSTRUCTIONS_RULES: readonly Rule[] = [];
