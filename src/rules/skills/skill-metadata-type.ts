import { CLIENTS } from '../../customizations/known/clients.ts';
import { isRecord } from '../../text/record.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

/** Other programs keep lists and maps there, which the clients skip. */
const NESTED: Effects = [
  info(CLIENTS, 'The open specification that clients follow allows only strings. The clients skip the value.'),
];

export const skillMetadataType: TextRule = {
  id: 'skill-metadata-type',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['metadata'] },
  description: 'The `metadata` of a skill is not a map of strings',
  effects: [
    warning(
      CLIENTS,
      'The open specification that clients follow allows only strings, and its checker rejects the skill.',
    ),
  ],
  source: 'https://agentskills.io/specification#metadata-field',
  check({ frontmatter }, report) {
    const { metadata } = frontmatter.data;
    if (!isRecord(metadata)) {
      const range = metadata === undefined || metadata === null ? undefined : frontmatter.rangeOf(['metadata']);
      if (range !== undefined) {
        report(range, { message: '`metadata` is not a map', hint: 'Write keys below it, each with a string.' });
      }
      return;
    }
    const nested = Object.keys(metadata).find((key) => typeof metadata[key] === 'object' && metadata[key] !== null);
    const range = nested === undefined ? undefined : frontmatter.rangeOfKey(['metadata', nested]);
    if (nested !== undefined && range !== undefined) {
      report(
        range,
        {
          message: `${quoteValue(nested)} in \`metadata\` is ${Array.isArray(metadata[nested]) ? 'a list' : 'a map'}, not a string`,
          hint: 'Write one string for each key.',
        },
        { effects: NESTED },
      );
    }
  },
};
