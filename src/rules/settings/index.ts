import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const SETTINGS_RULES: readonly Rule[] = [];
