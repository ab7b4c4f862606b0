import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const SECURITY_RULES: readonly Rule[] = [];
