import { findCycles } from './agent-cycles.ts';
import {
  agentDirectory,
  copilotAgents,
  readAgentFrontmatter,
  type AgentFrontmatter,
} from '../reading/agents/agent-references.ts';
import { info } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentAgentsCycle: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-agents-cycle',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Agents call each other in a circle',
  effects: [
    info(
      ['vscode'],
      'VS Code lets agents call other agents only if a setting allows it, and at most five levels deep.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect: readAgentFrontmatter,
  check(all, report) {
    const agents = copilotAgents(all);
    const directory = agentDirectory(agents);
    for (const { from, reference } of findCycles(agents, directory, ({ fact }) => fact.agents)) {
      report(from.file, reference.range, {
        message: `${quoteValue(reference.agent)} calls this agent back`,
        hint: 'Let one agent call the others, and let the others call none.',
      });
    }
  },
};
