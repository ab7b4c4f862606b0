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
  description: 'Agents hand over to each other in a circle, without a step of the user',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code sends each prompt at once, so that the agents go on without end.',
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
        message: `${quoteValue(reference.agent)} hands over to this agent again, each time at once`,
        hint: `Take \`send: true\` out here, or in ${quoteValue(to.file.path)}.`,
      });
    }
  },
};
