import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/quote.ts';

export const skillArgumentHintType: TextRule = {
  id: 'skill-argument-hint-type',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['argument-hint'] },
  description: 'The `argument-hint` of a skill is a list or a map',
  effects: [
    { clients: ['copilot-cli'], severity: 'error', why: 'The Copilot CLI does not load the skill.' },
    { clients: ['vscode'], severity: 'error', why: 'VS Code reports the value as an error and shows no hint.' },
    { clients: ['claude'], severity: 'warning', why: 'Claude Code wants a text there.' },
  ],
  fixes: 'Puts a value of one line in quotes.',
  source:
    'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-frontmatter-fields',
  check({ text, frontmatter }, report) {
    const value = frontmatter.data['argument-hint'];
    const range = frontmatter.rangeOf(['argument-hint']);
    if (typeof value !== 'object' || value === null || range === undefined) {
      return;
    }
    const written = text.slice(range.start, range.end);
    const isFlow = /^[[{][^\r\n]*[\]}]$/.test(written);
    report(
      range,
      {
        message: `\`argument-hint\` is ${Array.isArray(value) ? 'a list' : 'a map'} to YAML, not a text`,
        hint: isFlow ? `Put it in quotes: ${quoteValue(inQuotes(written))}.` : 'Write one text in quotes.',
      },
      isFlow ? { fix: { kind: 'edits', edits: [{ ...range, text: inQuotes(written) }] } } : {},
    );
  },
};

function inQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
