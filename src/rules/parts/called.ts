import { AGENT_MODEL_RULES } from '../agent-models/index.ts';
import { AGENT_RULES } from '../agents/index.ts';
import { CLAUDE_AGENT_RULES } from '../claude-agents/index.ts';
import { EDITOR_RULE_RULES } from '../editor-rules/index.ts';
import { HOOKS_RULES } from '../hooks/index.ts';
import { MCP_RULES } from '../mcp/index.ts';
import { NAMED_AGENT_RULES } from '../named-agents/index.ts';
import { pluginFilePath } from '../plugins/plugin-file-path.ts';
import { pluginRootOutsidePlugin } from '../plugins/plugin-root-outside-plugin.ts';
import { PROMPT_RULES } from '../prompts/index.ts';
import { SKILL_FILE_RULES } from '../skill-files/index.ts';
import { SKILL_TOOL_RULES } from '../skill-tools/index.ts';
import { SKILL_RULES } from '../skills/index.ts';
import { TOOL_RULES } from '../tools/index.ts';
import type { Rule } from '../types.ts';

/** Rules for agents, prompts, commands, skills, hooks and servers, and for the rules of editors. */
export const OF_CALLED: readonly Rule[] = [
  ...AGENT_MODEL_RULES,
  ...AGENT_RULES,
  ...CLAUDE_AGENT_RULES,
  ...EDITOR_RULE_RULES,
  ...HOOKS_RULES,
  ...MCP_RULES,
  ...NAMED_AGENT_RULES,
  ...PROMPT_RULES,
  ...SKILL_FILE_RULES,
  ...SKILL_RULES,
  ...SKILL_TOOL_RULES,
  ...TOOL_RULES,
  pluginFilePath,
  pluginRootOutsidePlugin,
];
