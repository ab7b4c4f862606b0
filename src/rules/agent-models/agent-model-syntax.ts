import { standingOfModel } from '../../customizations/frontmatter/model-standing.ts';
import { readModels, splitModels } from './model-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quote, quoteValue } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const agentModelSyntax = agentRule(
  'copilot',
  {
    id: 'agent-model-syntax',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['model'] },
    description: '`model` has several names in one string',
    effects: [
      warning(
        ['vscode'],
        'VS Code reads the whole string as the name of one model, does not find it, and uses the model of the conversation.',
      ),
      warning(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI read the whole string as the name of one model, which does not exist.',
      ),
    ],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (text, report) => {
    for (const { name, range, standing } of readModels(text)) {
      const parts = standing?.kind === 'offered' ? [name] : splitModels(name);
      if (parts.length > 1 && standing !== undefined && parts.some((part) => standingOfModel(part).kind !== 'beyond')) {
        report(range, {
          message: `${quoteValue(name)} is read as the name of one model`,
          hint: `Write a list: ${quote(`model: [${parts.slice(0, MAX_SHOWN).join(', ')}]`, { most: MAX_HINT_CHARACTERS })}.`,
        });
      }
    }
  },
);

const MAX_SHOWN = 5;
const MAX_HINT_CHARACTERS = 200;
