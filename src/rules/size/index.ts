import type { Rule } from '../types.ts';
import { reviewLines } from './review-lines.ts';
import { tokensAlwaysOn } from './tokens-always-on.ts';
import { tokensFile } from './tokens-file.ts';

/** In the order of their ids. */
export const SIZE_RULES: readonly Rule[] = [reviewLines, tokensAlwaysOn, tokensFile];
