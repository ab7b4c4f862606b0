import type { Rule } from '../types.ts';
import { baselineStale } from './baseline-stale.ts';
import { suppressionUnknownRule } from './suppression-unknown-rule.ts';
import { suppressionUnused } from './suppression-unused.ts';

/** In the order of their ids. */
export const SUPPRESSION_RULES: readonly Rule[] = [baselineStale, suppressionUnknownRule, suppressionUnused];
