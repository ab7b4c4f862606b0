import { findCycles } from './agent-cycles.ts';
import {
  agentDirectory,
  copilotAgents,
  readAgentFrontmatter,
  type AgentFrontmatter,
  type AgentInFile,
  type AgentReference,
} from '../reading/agent-references.ts';
import type { RepositoryRule } from '../types.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentHandoffCycle: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-handoff-cycle',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Agents hand over to each other in a circle without asking the user',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code sends each prompt immediately, so the agents never stop.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    const agents = copilotAgents(all);
    const directory = agentDirectory(agents);
    const sending = (agent: AgentInFile): readonly AgentReference[] => agent.fact.handoffs.filter(({ sends }) => sends);
    for (const { from, reference, to } of findCycles(agents, directory, sending)) {
      report(from.file, reference.range, {
        message: `${quoteValue(reference.agent)} hands back to this agent, and each handoff is sent without asking the user`,
        hint: `Remove \`send: true\` here or in ${quoteValue(to.file.path)}.`,
      });
    }
  },
};
