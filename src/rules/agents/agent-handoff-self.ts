import type { FileRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agent-places.ts';
import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agent-references.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentHandoffSelf: FileRule<AgentFrontmatter> = {
  id: 'agent-handoff-self',
  scope: 'file',
  kinds: ['agent'],
  looksFor: { keys: ['handoffs'] },
  description: 'An agent hands over to itself',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code shows a button that leads to the agent that is already running.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect(text) {
    return Array.isArray(text.frontmatter.data['handoffs']) ? readAgentFrontmatter(text) : undefined;
  },
  check({ name, handoffs }, file, report) {
    for (const { agent, range } of isClaudeAgent(file.path) ? [] : handoffs) {
      if (agent === name || agent === file.name) {
        report(range, {
          message: `The handoff to ${quoteValue(agent)} leads back to this agent`,
          hint: 'Name the agent that should continue, or remove the handoff.',
        });
      }
    }
  },
};
