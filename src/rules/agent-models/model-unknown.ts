import { readModels, splitModels } from './model-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const modelUnknown = agentRule(
  'copilot',
  {
    id: 'model-unknown',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['model'] },
    description: 'Copilot does not offer a model with that name',
    effects: [
      info(['vscode'], 'VS Code reports the name and uses the model of the conversation.'),
      info(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI have no model with that name and use another one.',
      ),
    ],
    options: {
      allow: { type: 'list', default: [], description: 'Names of models that the team has, written as in its files.' },
    },
    source: 'https://docs.github.com/en/copilot/reference/ai-models/supported-models',
  },
  (text, report, options) => {
    const allowed = options.list('allow');
    for (const { name, range, standing } of readModels(text)) {
      if (standing?.kind === 'unknown' && splitModels(name).length === 1 && !allowed.includes(name)) {
        report(range, {
          message: `${quoteValue(name)} is not a model that Copilot offers`,
          hint:
            standing.near === undefined
              ? 'Write a name from the list of supported models, or remove the line.'
              : `Did you mean \`${standing.near}\`?`,
        });
      }
    }
  },
);
