import { isRecord } from '../../text/record.ts';
import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/quote.ts';

export const skillMetadataType: TextRule = {
  id: 'skill-metadata-type',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['metadata'] },
  description: 'The `metadata` of a skill is no map, or holds more than texts',
  effects: [
    {
      clients: ['github', 'copilot-cli', 'vscode', 'claude'],
      severity: 'warning',
      why: 'The open specification that github.com, VS Code, the Copilot CLI and Claude Code follow has texts there, and its checker refuses the skill.',
    },
  ],
  source: 'https://agentskills.io/specification#metadata-field',
  check({ frontmatter }, report) {
    const { metadata } = frontmatter.data;
    if (!isRecord(metadata)) {
      const range = metadata === undefined || metadata === null ? undefined : frontmatter.rangeOf(['metadata']);
      if (range !== undefined) {
        report(range, { message: '`metadata` is no map', hint: 'Write keys below it, each with a text.' });
      }
      return;
    }
    const nested = Object.keys(metadata).find((key) => typeof metadata[key] === 'object' && metadata[key] !== null);
    const range = nested === undefined ? undefined : frontmatter.rangeOfKey(['metadata', nested]);
    if (nested !== undefined && range !== undefined) {
      report(range, {
        message: `${quoteValue(nested)} in \`metadata\` is ${Array.isArray(metadata[nested]) ? 'a list' : 'a map'}, not a text`,
        hint: 'Write one text for each key.',
      });
    }
  },
};
