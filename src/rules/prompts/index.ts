import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const PROMPT_RULES: readonly Rule[] = [];
