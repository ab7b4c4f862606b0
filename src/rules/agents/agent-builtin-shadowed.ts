import { COPILOT_CLI_AGENTS } from '../../customizations/known/known-agents.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { findOpeningLine } from '../reading/agents/agent-places.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentBuiltinShadowed: FileRule<TextRange> = {
  id: 'agent-builtin-shadowed',
  scope: 'file',
  kinds: ['agent'],
  description: 'An agent has the name of a built-in agent of the Copilot CLI',
  effects: [
    info(['copilot-cli'], 'The Copilot CLI has a built-in agent with that name, and one of the two hides the other.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
  collect: findOpeningLine,
  check(opening, { name }, report) {
    if (COPILOT_CLI_AGENTS.includes(name.toLowerCase())) {
      report(opening, {
        message: `The Copilot CLI has a built-in agent ${quoteValue(name)}`,
        hint: 'Rename the file, unless the agent is meant to replace the built-in one.',
      });
    }
  },
};
