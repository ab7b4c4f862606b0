import { readModels } from './model-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const modelRetired = agentRule(
  'copilot',
  {
    id: 'model-retired',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['model'] },
    description: 'A model is no longer offered',
    effects: [
      warning(['vscode'], 'VS Code does not find the model and uses the model of the conversation.'),
      warning(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI no longer offer the model and use another one.',
      ),
    ],
    suggests: 'Write the model that replaced it.',
    source: 'https://docs.github.com/en/copilot/reference/ai-models/supported-models',
  },
  (text, report) => {
    const models = readModels(text);
    for (const { name, range, standing } of models) {
      if (standing?.kind === 'retired') {
        const { successor } = standing;
        const isThere = models.some((other) => other.standing?.kind === 'offered' && other.standing.name === successor);
        const suffix = /\(copilot\)$/i.test(name) ? ' (copilot)' : '';
        report(
          range,
          {
            message: `${quoteValue(name)} was retired on ${standing.date}`,
            hint: isThere
              ? `Remove it: \`${successor}\` is already listed.`
              : `Write \`${successor}${suffix}\`, or another current model.`,
          },
          isThere
            ? {}
            : {
                suggestions: [
                  {
                    title: `Write \`${successor}${suffix}\``,
                    reason: 'another model has another price and gives other answers',
                    fix: { kind: 'edits', edits: [{ ...range, text: `${successor}${suffix}` }] },
                  },
                ],
              },
        );
      }
    }
  },
);
