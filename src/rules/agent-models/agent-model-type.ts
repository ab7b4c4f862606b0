import { error, info } from '../effects.ts';
import type { Effects } from '../types.ts';
import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { describe, wrongNames, type WrongName } from '../reading/agents/name-list.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentModelType = agentRule(
  'copilot',
  {
    id: 'agent-model-type',
    kinds: ['agent'],
    looksFor: { keys: ['model'] },
    description: '`model` is neither a name nor a list of names',
    effects: [
      error(['vscode'], 'VS Code reports the value as an error and uses the model of the conversation.'),
      error(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI expect the name of one model and cannot use the value.',
      ),
    ],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (file, report) => {
    const { model } = file.frontmatter.data;
    const range = findValueRange(file, ['model']);
    if (model === undefined || model === null || range === undefined) {
      return;
    }
    if (Array.isArray(model) && model.length === 0) {
      report(range, {
        message: '`model` is an empty list',
        hint: 'Name a model, or remove the line to use the selected model.',
      });
      return;
    }
    const wrong = wrongNames(model, ['model']).filter((one) => !isConfigured(one));
    if (Array.isArray(model) && wrong.length === 0 && file.frontmatter.data['target'] !== 'vscode') {
      report(
        range,
        {
          message: '`model` is a list, which only VS Code reads',
          hint: 'Name one model, or write `target: vscode` if the agent is only for VS Code.',
        },
        { effects: ONLY_IN_VSCODE },
      );
    }
    for (const { path, value } of wrong) {
      report(findValueRange(file, path) ?? range, {
        message:
          path.length === 1
            ? `\`model\` is ${describe(value)}, not the name of a model`
            : `${quoteValue(value)} is not the name of a model`,
        hint: 'Write `model: Claude Sonnet 4.6`, or a list of such names.',
      });
    }
  },
);

/** https://docs.github.com/en/copilot/reference/custom-agents-configuration (November 2026) */
const ONLY_IN_VSCODE: Effects = [
  info(
    ['copilot-cli', 'github'],
    'The Copilot CLI and github.com expect the name of one model, and use the model of the session.',
  ),
];

/** VS Code accepts an entry with its own settings: `{ name: …, reasoning-effort: high }`. */
function isConfigured({ path, value }: WrongName): boolean {
  return path.length > 1 && isRecord(value) && typeof value['name'] === 'string';
}
