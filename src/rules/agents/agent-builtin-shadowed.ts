import { COPILOT_CLI_AGENTS } from '../../customizations/known/known-agents.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { FileRule } from '../types.ts';
import { findOpeningLine } from '../reading/agent-places.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentBuiltinShadowed: FileRule<TextRange> = {
  id: 'agent-builtin-shadowed',
  scope: 'file',
  kinds: ['agent'],
  description: 'An agent has the name of one that the Copilot CLI brings along',
  effects: [
    {
      clients: ['copilot-cli'],
      severity: 'info',
      why: 'The Copilot CLI has an agent of its own by that name, and one of the two hides the other.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
  collect: findOpeningLine,
  check(head, { name }, report) {
    if (COPILOT_CLI_AGENTS.includes(name.toLowerCase())) {
      report(head, {
        message: `The Copilot CLI has an agent ${quoteValue(name)} of its own`,
        hint: 'Give the file another name, unless the agent is to take its place.',
      });
    }
  },
};
