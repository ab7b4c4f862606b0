import type { Rule } from '../types.ts';
import { claudeAgentEnum } from './claude-agent-enum.ts';
import { claudeAgentNameFormat } from './claude-agent-name-format.ts';
import { claudeAgentNameRequired } from './claude-agent-name-required.ts';
import { claudeAgentSkillsExist } from './claude-agent-skills-exist.ts';
import { claudeAgentTools } from './claude-agent-tools.ts';

/** In the order of their ids. */
export const CLAUDE_AGENT_RULES: readonly Rule[] = [
  claudeAgentEnum,
  claudeAgentNameFormat,
  claudeAgentNameRequired,
  claudeAgentSkillsExist,
  claudeAgentTools,
];
