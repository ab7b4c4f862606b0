import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const FILE_RULES: readonly Rule[] = [];
