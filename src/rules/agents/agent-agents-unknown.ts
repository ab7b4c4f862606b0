import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agent-references.ts';
import { reportUnknown } from '../reading/unknown-agents.ts';
import type { RepositoryRule } from '../types.ts';

export const agentAgentsUnknown: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-agents-unknown',
  scope: 'repository',
  kinds: ['agent'],
  description: '`agents` names an agent that there is not',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code finds no agent by that name, reports it, and cannot call it.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    reportUnknown(all, ({ agents }) => agents, report);
  },
};
