import { readModels, splitModels } from './model-list.ts';
import { agentRule } from '../reading/agent-rule.ts';
import { quoteValue } from '../../text/quote.ts';

export const modelUnknown = agentRule(
  'copilot',
  {
    id: 'model-unknown',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['model'] },
    description: 'A model has a name that Copilot does not offer',
    effects: [
      {
        clients: ['vscode'],
        severity: 'info',
        why: 'VS Code reports the name and uses the model of the conversation.',
      },
      {
        clients: ['github', 'copilot-cli'],
        severity: 'info',
        why: 'github.com and the Copilot CLI offer no model by that name and use another.',
      },
    ],
    options: {
      allow: { type: 'list', default: [], description: 'Names of models that the team has, as its files write them.' },
    },
    source: 'https://docs.github.com/en/copilot/reference/ai-models/supported-models',
  },
  (text, report, options) => {
    const allowed = options.list('allow');
    for (const { name, range, standing } of readModels(text)) {
      if (standing?.kind === 'unknown' && splitModels(name).length === 1 && !allowed.includes(name)) {
        report(range, {
          message: `Copilot offers no model ${quoteValue(name)}`,
          hint:
            standing.near === undefined
              ? 'Write the name as the list of models shows it, or take the line out.'
              : `Did you mean \`${standing.near}\`?`,
        });
      }
    }
  },
);
