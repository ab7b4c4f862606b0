import type { Rule } from '../types.ts';
import { skillNameMatchesFolder } from './skill-name-matches-folder.ts';

/** In the order of their ids. */
export const SKILL_RULES: readonly Rule[] = [skillNameMatchesFolder];
