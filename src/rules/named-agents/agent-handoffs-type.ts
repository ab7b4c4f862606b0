import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { describe } from '../reading/agents/name-list.ts';
import { isPlaceholderMap } from '../reading/frontmatter/placeholder-map.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { error, warning } from '../effects.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import type { Effects } from '../types.ts';

export const agentHandoffsType = agentRule(
  'copilot',
  {
    id: 'agent-handoffs-type',
    kinds: ['agent'],
    looksFor: { keys: ['handoffs'] },
    description: '`handoffs` is not a list of handoffs, or a key in it is misspelled or has a value of the wrong type',
    effects: [error(['vscode'], 'VS Code reports the value as an error and shows no button for it.')],
    source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  },
  (text, report) => {
    const { handoffs } = text.frontmatter.data;
    if (handoffs === undefined || handoffs === null) {
      return;
    }
    if (!Array.isArray(handoffs)) {
      reportAt(['handoffs'], `\`handoffs\` is ${describe(handoffs)}, not a list`);
      return;
    }
    for (const [index, handoff] of handoffs.slice(0, MAX_HANDOFFS).entries()) {
      if (!isRecord(handoff)) {
        reportAt(['handoffs', index], `${quoteValue(handoff)} is not a handoff`);
        continue;
      }
      for (const key of Object.keys(handoff).slice(0, MAX_HANDOFFS)) {
        const meant = Object.hasOwn(TYPES, key) ? undefined : nearestName(key, Object.keys(TYPES));
        const range =
          meant === undefined || Object.hasOwn(handoff, meant)
            ? undefined
            : text.frontmatter.rangeOfKey(['handoffs', index, key]);
        if (range !== undefined) {
          report(
            range,
            { message: `${quoteValue(key)} is not a key of a handoff`, hint: `Did you mean \`${meant}\`?` },
            { effects: IGNORED },
          );
        }
      }
      for (const [key, type] of Object.entries(TYPES)) {
        const value = Object.hasOwn(handoff, key) ? handoff[key] : undefined;
        if (value !== undefined && value !== null && !hasType(type, value) && !isPlaceholderMap(value)) {
          reportAt(
            ['handoffs', index, key],
            `\`${key}\` is ${describe(value)}, not ${type === 'text' ? 'a string' : '`true` or `false`'}`,
          );
        }
      }
    }

    function reportAt(path: readonly (string | number)[], message: string): void {
      const range = findValueRange(text, path);
      if (range !== undefined) {
        report(range, { message, hint: 'Write a list of entries, each with `label`, `agent` and `prompt`.' });
      }
    }
  },
);

const MAX_HANDOFFS = 100;
const IGNORED: Effects = [warning(['vscode'], 'VS Code reports the key as unknown and ignores it.')];
const TYPES = {
  label: 'text',
  agent: 'text',
  prompt: 'text',
  send: 'boolean',
  showContinueOn: 'boolean',
  model: 'text',
} as const;

/** VS Code reads a number as a string. */
function hasType(type: 'text' | 'boolean', value: unknown): boolean {
  return type === 'boolean' ? typeof value === 'boolean' : typeof value === 'string' || typeof value === 'number';
}
