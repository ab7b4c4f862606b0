import type { Rule } from '../types.ts';
import { countMismatch } from './count-mismatch.ts';
import { listIncomplete } from './list-incomplete.ts';
import { numberRepeated } from './number-repeated.ts';
import { siblingKeyMissing } from './sibling-key-missing.ts';

/** In the order of their ids. */
export const INVENTORY_RULES: readonly Rule[] = [countMismatch, listIncomplete, numberRepeated, siblingKeyMissing];
