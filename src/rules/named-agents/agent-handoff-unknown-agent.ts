import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agents/agent-references.ts';
import { reportUnknownAgents } from '../reading/agents/unknown-agents.ts';
import { warning } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';

export const agentHandoffUnknownAgent: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-handoff-unknown-agent',
  scope: 'repository',
  kinds: ['agent'],
  description: 'A handoff names an agent that does not exist',
  effects: [warning(['vscode'], 'VS Code finds no agent with that name and reports it. The button leads nowhere.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    reportUnknownAgents(all, ({ handoffs }) => handoffs, report);
  },
};
