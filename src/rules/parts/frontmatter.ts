import { APPLY_TO_RULES } from '../apply-to/index.ts';
import { FRONTMATTER_RULES } from '../frontmatter/index.ts';
import type { Rule } from '../types.ts';

/** Rules for frontmatter. */
export const OF_FRONTMATTER: readonly Rule[] = [...APPLY_TO_RULES, ...FRONTMATTER_RULES];
