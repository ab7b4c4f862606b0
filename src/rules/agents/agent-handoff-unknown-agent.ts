import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agent-references.ts';
import { reportUnknown } from '../reading/unknown-agents.ts';
import type { RepositoryRule } from '../types.ts';

export const agentHandoffUnknownAgent: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-handoff-unknown-agent',
  scope: 'repository',
  kinds: ['agent'],
  description: 'A handoff names an agent that there is not',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code finds no agent by that name, reports it, and the button leads nowhere.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    reportUnknown(all, ({ handoffs }) => handoffs, report);
  },
};
