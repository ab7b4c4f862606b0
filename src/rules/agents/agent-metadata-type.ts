import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { describe } from '../reading/agents/name-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const agentMetadataType = agentRule(
  'copilot',
  {
    id: 'agent-metadata-type',
    kinds: ['agent'],
    looksFor: { keys: ['metadata'] },
    description: '`metadata` is not a map of strings',
    effects: [info(['github'], 'github.com documents pairs of strings, and no client needs them.')],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    const { metadata } = text.frontmatter.data;
    if (metadata === undefined || metadata === null) {
      return;
    }
    if (!isRecord(metadata)) {
      reportAt(['metadata'], `\`metadata\` is ${describe(metadata)}, not a map`);
      return;
    }
    for (const [key, value] of Object.entries(metadata).slice(0, MAX_PAIRS)) {
      if (typeof value !== 'string' && value !== null) {
        reportAt(['metadata', key], `${quoteValue(key)} is ${describe(value)}, not a string`);
      }
    }

    function reportAt(path: readonly (string | number)[], message: string): void {
      const range = findValueRange(text, path);
      if (range !== undefined) {
        report(range, {
          message,
          hint: 'Write pairs of strings, in quotes if they look like numbers or dates: `version: "1.0"`.',
        });
      }
    }
  },
);

const MAX_PAIRS = 100;
