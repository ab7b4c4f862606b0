import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const HOOKS_RULES: readonly Rule[] = [];
