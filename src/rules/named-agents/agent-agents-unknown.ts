import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agents/agent-references.ts';
import { reportUnknownAgents } from '../reading/agents/unknown-agents.ts';
import { warning } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';

export const agentAgentsUnknown: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-agents-unknown',
  scope: 'repository',
  kinds: ['agent'],
  description: '`agents` names an agent that does not exist',
  effects: [warning(['vscode'], 'VS Code finds no agent with that name, reports the name, and cannot call the agent.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    reportUnknownAgents(all, ({ agents }) => agents, report);
  },
};
