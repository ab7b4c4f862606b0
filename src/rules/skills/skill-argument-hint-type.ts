import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillArgumentHintType: TextRule = {
  id: 'skill-argument-hint-type',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['argument-hint'] },
  description: 'The `argument-hint` of a skill is a list or a map',
  effects: [
    { clients: ['copilot-cli'], severity: 'error', why: 'The Copilot CLI does not load the skill.' },
    { clients: ['vscode'], severity: 'error', why: 'VS Code reports the value as an error and shows no hint.' },
    { clients: ['claude'], severity: 'warning', why: 'Claude Code expects a string.' },
  ],
  fixes: 'Puts a value that is on one line into quotes.',
  source:
    'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-frontmatter-fields',
  check({ text, frontmatter }, report) {
    const value = frontmatter.data['argument-hint'];
    const range = frontmatter.rangeOf(['argument-hint']);
    if (typeof value !== 'object' || value === null || range === undefined) {
      return;
    }
    // A value such as `[file] [--all]` is no YAML, which another rule reports.
    const isMisread = frontmatter.problems.some(
      ({ severity, range: { start } }) => severity === 'error' || (start >= range.start && start < range.end),
    );
    if (isMisread) {
      return;
    }
    const written = text.slice(range.start, range.end);
    const isFlow = /^[[{][^\r\n]*[\]}]$/.test(written);
    report(
      range,
      {
        message: `\`argument-hint\` is ${Array.isArray(value) ? 'a list' : 'a map'} in YAML, not a string`,
        hint: isFlow ? `Put it in quotes: ${quoteValue(addQuotes(written))}.` : 'Write one string in quotes.',
      },
      isFlow ? { fix: { kind: 'edits', edits: [{ ...range, text: addQuotes(written) }] } } : {},
    );
  },
};

function addQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
