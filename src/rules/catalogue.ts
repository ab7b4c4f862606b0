import { AGENT_RULES } from './agents/index.ts';
import { ALWAYS_ON_RULES } from './always-on/index.ts';
import { FILE_RULES } from './files/index.ts';
import { FRONTMATTER_RULES } from './frontmatter/index.ts';
import { HOOKS_RULES } from './hooks/index.ts';
import { INSTRUCTIONS_RULES } from './instructions/index.ts';
import { MCP_RULES } from './mcp/index.ts';
import { PROMPT_RULES } from './prompts/index.ts';
import { REFERENCE_RULES } from './references/index.ts';
import { SECURITY_RULES } from './security/index.ts';
import { SETTINGS_RULES } from './settings/index.ts';
import { SIZE_RULES } from './size/index.ts';
import { SKILL_RULES } from './skills/index.ts';
import { SUPPRESSION_RULES } from './suppressions/index.ts';
import type { Rule } from './types.ts';

/** A family of rules, in the order in which people read about them. */
export interface RuleFamily {
  /** Also the name of its folder. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export const FAMILIES: readonly RuleFamily[] = [
  { id: 'files', title: 'Files and encodings', rules: FILE_RULES },
  { id: 'frontmatter', title: 'Frontmatter', rules: FRONTMATTER_RULES },
  { id: 'instructions', title: 'Instructions', rules: INSTRUCTIONS_RULES },
  { id: 'agents', title: 'Agents', rules: AGENT_RULES },
  { id: 'prompts', title: 'Prompts', rules: PROMPT_RULES },
  { id: 'skills', title: 'Skills', rules: SKILL_RULES },
  { id: 'always-on', title: 'Files that are always on', rules: ALWAYS_ON_RULES },
  { id: 'settings', title: 'Settings', rules: SETTINGS_RULES },
  { id: 'mcp', title: 'MCP servers', rules: MCP_RULES },
  { id: 'hooks', title: 'Hooks', rules: HOOKS_RULES },
  { id: 'references', title: 'Markdown and references', rules: REFERENCE_RULES },
  { id: 'security', title: 'Security', rules: SECURITY_RULES },
  { id: 'size', title: 'Size and cost', rules: SIZE_RULES },
  { id: 'suppressions', title: 'The validator itself', rules: SUPPRESSION_RULES },
];

/** Every rule there is. */
export const RULES: readonly Rule[] = FAMILIES.flatMap(({ rules }) => rules);
