import { findCycles } from './agent-cycles.ts';
import {
  agentDirectory,
  copilotAgents,
  readAgentFrontmatter,
  type AgentFrontmatter,
  type AgentInFile,
  type AgentReference,
} from '../reading/agents/agent-references.ts';
import { info } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentHandoffCycle: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-handoff-cycle',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Agents hand over to each other in a circle, and each handoff is sent with one click',
  effects: [
    info(
      ['vscode'],
      'VS Code sends each prompt as soon as its button is clicked, so nobody reads the prompt between the agents.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    const agents = copilotAgents(all);
    const directory = agentDirectory(agents);
    const sending = (agent: AgentInFile): readonly AgentReference[] => agent.fact.handoffs.filter(({ sends }) => sends);
    for (const { from, reference, to } of findCycles(agents, directory, sending)) {
      report(from.file, reference.range, {
        message: `${quoteValue(reference.agent)} hands back to this agent, and each prompt is sent with one click`,
        hint: `Keep it if the agents should alternate. To read a prompt before it is sent, remove \`send: true\` here or in ${quoteValue(to.file.path)}.`,
      });
    }
  },
};
