import { findValueRange } from '../reading/agents/agent-places.ts';
import { describe, wrongNames } from '../reading/agents/name-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const agentAgentsType = agentRule(
  'copilot',
  {
    id: 'agent-agents-type',
    kinds: ['agent'],
    looksFor: { keys: ['agents'] },
    description: '`agents` is not a list of names',
    effects: [
      error(['vscode'], 'VS Code reports the value as an error and does not know which agents the agent may call.'),
    ],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (text, report) => {
    const { agents } = text.frontmatter.data;
    if (agents === '*') {
      return;
    }
    const wrong = typeof agents === 'string' ? [{ path: ['agents'], value: agents }] : wrongNames(agents, ['agents']);
    for (const { path, value } of wrong) {
      const range = value === '' ? undefined : findValueRange(text, path);
      if (range !== undefined) {
        report(range, {
          message:
            path.length === 1
              ? `\`agents\` is ${describe(value)}, not a list`
              : `${quoteValue(value)} is not the name of an agent`,
          hint: 'Write a list of names: `agents: [Researcher, Writer]`.',
        });
      }
    }
  },
);
