import type { Rule } from '../types.ts';
import { skillAllowedToolsForm } from './skill-allowed-tools-form.ts';
import { skillAllowedToolsUnknown } from './skill-allowed-tools-unknown.ts';

/** In the order of their ids. */
export const SKILL_TOOL_RULES: readonly Rule[] = [skillAllowedToolsForm, skillAllowedToolsUnknown];
