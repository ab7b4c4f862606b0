import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const agentReasoningEffortValue = agentRule(
  'copilot',
  {
    id: 'agent-reasoning-effort-value',
    kinds: ['agent'],
    looksFor: { keys: ['reasoningEffort'] },
    description: '`reasoningEffort` is not a known effort',
    effects: [
      warning(['vscode'], 'VS Code does not know the value and uses the default effort of the model.'),
      warning(['copilot-cli'], 'The Copilot CLI does not know the value and uses the default effort of the model.'),
    ],
    source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
  },
  (text, report) => {
    const { reasoningEffort: effort } = text.frontmatter.data;
    const range = findValueRange(text, ['reasoningEffort']);
    if (effort !== undefined && effort !== null && effort !== '' && range !== undefined && !EFFORTS.includes(effort)) {
      report(range, {
        message: `${quoteValue(effort)} is not a valid \`reasoningEffort\``,
        hint: `Write one of ${EFFORTS.map(quoteValue).join(', ')}.`,
      });
    }
  },
);

const EFFORTS: readonly unknown[] = ['low', 'medium', 'high', 'xhigh', 'max'];
