import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { error } from '../effects.ts';

export const agentHandoffRequired = agentRule(
  'copilot',
  {
    id: 'agent-handoff-required',
    kinds: ['agent'],
    looksFor: { keys: ['handoffs'] },
    description: 'A handoff has no label, no agent or no prompt',
    effects: [error(['vscode'], 'VS Code reports the handoff as an error and shows no button for it.')],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (text, report) => {
    const { handoffs } = text.frontmatter.data;
    if (!Array.isArray(handoffs)) {
      return;
    }
    for (const [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      const missing = isRecord(handoff) ? REQUIRED.filter((key) => isMissing(handoff, key)) : [];
      const [first] = missing;
      const range =
        first === undefined
          ? undefined
          : (findValueRange(text, ['handoffs', index, first]) ?? findValueRange(text, ['handoffs', index]));
      if (range !== undefined) {
        report(range, {
          message: `The handoff has no ${missing.map((key) => `\`${key}\``).join(' and no ')}`,
          hint: 'Give the handoff a `label` for its button, the `agent` that continues, and the `prompt` to send to it.',
        });
      }
    }
  },
);

const MAX_HANDOFFS = 100;
const REQUIRED = ['label', 'agent', 'prompt'] as const;

/** A prompt may be empty: the agent then continues with the conversation so far. */
function isMissing(handoff: Readonly<Record<string, unknown>>, key: (typeof REQUIRED)[number]): boolean {
  const value = Object.hasOwn(handoff, key) ? handoff[key] : undefined;
  return (
    value === undefined || value === null || (key !== 'prompt' && typeof value === 'string' && value.trim() === '')
  );
}
