import type { Rule } from '../types.ts';

/** In the order of their ids. */
export const MCP_RULES: readonly Rule[] = [];
