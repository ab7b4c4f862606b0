import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const agentHandoffLabelDuplicate = agentRule(
  'copilot',
  {
    id: 'agent-handoff-label-duplicate',
    kinds: ['agent'],
    looksFor: { keys: ['handoffs'] },
    description: 'Two handoffs of an agent have the same label',
    effects: [
      error(
        ['vscode'],
        'VS Code distinguishes handoffs by their labels, ignoring letter case, and reports the second one as an error.',
      ),
    ],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (text, report) => {
    const { handoffs } = text.frontmatter.data;
    if (!Array.isArray(handoffs)) {
      return;
    }
    const labels = new Set<string>();
    for (const [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      const label: unknown = isRecord(handoff) ? handoff['label'] : undefined;
      const range = findValueRange(text, ['handoffs', index, 'label']);
      if (typeof label !== 'string' || label.trim() === '' || range === undefined) {
        continue;
      }
      const key = label.trim().toLowerCase();
      if (labels.has(key)) {
        report(range, {
          message: `Another handoff has the label ${quoteValue(label)}`,
          hint: 'Give each handoff its own label.',
        });
      }
      labels.add(key);
    }
  },
);

const MAX_HANDOFFS = 100;
