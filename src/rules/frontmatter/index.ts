import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const FRONTMATTER_RULES: readonly Rule[] = [];
