import { AGENT_MODEL_RULES } from './agent-models/index.ts';
import { AGENT_RULES } from './agents/index.ts';
import { ALWAYS_ON_RULES } from './always-on/index.ts';
import { APPLY_TO_RULES } from './apply-to/index.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import { CLAUDE_AGENT_RULES } from './claude-agents/index.ts';
import { CLAUDE_SETTINGS_RULES } from './claude-settings/index.ts';
import { CLIENT_SETTINGS_RULES } from './client-settings/index.ts';
import { EDITOR_RULE_RULES } from './editor-rules/index.ts';
import { FILE_RULES } from './files/index.ts';
import { FRONTMATTER_RULES } from './frontmatter/index.ts';
import { HOOKS_RULES } from './hooks/index.ts';
import { INSTRUCTIONS_RULES } from './instructions/index.ts';
import { INVENTORY_RULES } from './inventories/index.ts';
import { MARKDOWN_RULES } from './markdown/index.ts';
import { MCP_RULES } from './mcp/index.ts';
import { NAMED_AGENT_RULES } from './named-agents/index.ts';
import { PLUGIN_RULES } from './plugins/index.ts';
import { PROMPT_RULES } from './prompts/index.ts';
import { REFERENCE_RULES } from './references/index.ts';
import { SECURITY_RULES } from './security/index.ts';
import { SETTINGS_RULES } from './settings/index.ts';
import { SETUP_STEPS_RULES } from './setup-steps/index.ts';
import { SIZE_RULES } from './size/index.ts';
import { SKILL_FILE_RULES } from './skill-files/index.ts';
import { SKILL_TOOL_RULES } from './skill-tools/index.ts';
import { SKILL_RULES } from './skills/index.ts';
import { SUPPRESSION_RULES } from './suppressions/index.ts';
import { TOOL_RULES } from './tools/index.ts';
import { TOOLSET_RULES } from './toolsets/index.ts';
import type { Rule } from './types.ts';

/** A group of rules under one title in the documentation and in reports. */
export interface RuleFamily {
  /** The name of the folder of its rules, or of the first of several folders. SARIF and JSON reports contain it. */
  readonly id: string;
  readonly title: string;
  /** Sorted by id. Reports keep this order for problems at the same place. */
  readonly rules: readonly Rule[];
}

/** In the order in which the documentation presents them. */
export const FAMILIES: readonly RuleFamily[] = [
  { id: 'files', title: 'Files and encodings', rules: sortById([...FILE_RULES, ...CHARACTER_RULES]) },
  { id: 'frontmatter', title: 'Frontmatter', rules: FRONTMATTER_RULES },
  { id: 'instructions', title: 'Instructions', rules: sortById([...INSTRUCTIONS_RULES, ...APPLY_TO_RULES]) },
  {
    id: 'agents',
    title: 'Agents',
    rules: sortById([...AGENT_RULES, ...NAMED_AGENT_RULES, ...AGENT_MODEL_RULES, ...CLAUDE_AGENT_RULES, ...TOOL_RULES]),
  },
  { id: 'prompts', title: 'Prompts', rules: PROMPT_RULES },
  { id: 'skills', title: 'Skills', rules: sortById([...SKILL_RULES, ...SKILL_FILE_RULES, ...SKILL_TOOL_RULES]) },
  { id: 'editor-rules', title: 'Rules of Cursor and Windsurf', rules: EDITOR_RULE_RULES },
  { id: 'always-on', title: 'Files that are always on', rules: ALWAYS_ON_RULES },
  {
    id: 'settings',
    title: 'Settings',
    rules: sortById([...SETTINGS_RULES, ...CLAUDE_SETTINGS_RULES, ...SETUP_STEPS_RULES, ...TOOLSET_RULES]),
  },
  { id: 'client-settings', title: 'Settings of Gemini and Codex', rules: CLIENT_SETTINGS_RULES },
  { id: 'mcp', title: 'MCP servers', rules: MCP_RULES },
  { id: 'hooks', title: 'Hooks', rules: HOOKS_RULES },
  { id: 'plugins', title: 'Plugins', rules: PLUGIN_RULES },
  {
    id: 'references',
    title: 'Markdown and references',
    rules: sortById([...REFERENCE_RULES, ...MARKDOWN_RULES, ...INVENTORY_RULES]),
  },
  { id: 'security', title: 'Security', rules: SECURITY_RULES },
  { id: 'size', title: 'Size and cost', rules: SIZE_RULES },
  { id: 'suppressions', title: 'The validator itself', rules: SUPPRESSION_RULES },
];

/** All rules. */
export const RULES: readonly Rule[] = FAMILIES.flatMap(({ rules }) => rules);

function sortById(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
