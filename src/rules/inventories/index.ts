import type { Rule } from '../types.ts';
import { countMismatch } from './count-mismatch.ts';
import { listIncomplete } from './list-incomplete.ts';
import { numberRepeated } from './number-repeated.ts';
import { siblingKeyMissing } from './sibling-key-missing.ts';
import { statedVersionMismatch } from './stated-version-mismatch.ts';
import { treeEntryNotFound } from './tree-entry-not-found.ts';

/** In the order of their ids. */
export const INVENTORY_RULES: readonly Rule[] = [
  countMismatch,
  listIncomplete,
  numberRepeated,
  siblingKeyMissing,
  statedVersionMismatch,
  treeEntryNotFound,
];
