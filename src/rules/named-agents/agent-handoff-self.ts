import { info, warning } from '../effects.ts';
import type { Effects, FileRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agents/agent-places.ts';
import { readAgentFrontmatter, type AgentFrontmatter } from '../reading/agents/agent-references.ts';
import { quoteValue } from '../../text/shown/quote.ts';

/** The effect of a handoff that sends nothing new. */
const WITHOUT_PROMPT: Effects = [
  warning(
    ['vscode'],
    'VS Code shows a button that leads to the agent that is already running, and sends nothing to it.',
  ),
];

export const agentHandoffSelf: FileRule<AgentFrontmatter> = {
  id: 'agent-handoff-self',
  scope: 'file',
  kinds: ['agent'],
  looksFor: { keys: ['handoffs'] },
  description: 'An agent hands over to itself',
  effects: [info(['vscode'], 'VS Code shows a button that sends its prompt to the agent that is already running.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  collect(text) {
    return Array.isArray(text.frontmatter.data['handoffs']) ? readAgentFrontmatter(text) : undefined;
  },
  check({ name, handoffs }, file, report) {
    for (const { agent, range, isEmpty } of isClaudeAgent(file) ? [] : handoffs) {
      if (agent === name || agent === file.name) {
        report(
          range,
          {
            message: `The handoff to ${quoteValue(agent)} leads back to this agent`,
            hint: isEmpty
              ? 'Give the handoff a prompt, name the agent that should continue, or remove the handoff.'
              : 'Keep it if the button is a shortcut for its prompt. Otherwise, name the agent that should continue.',
          },
          isEmpty ? { effects: WITHOUT_PROMPT } : {},
        );
      }
    }
  },
};
