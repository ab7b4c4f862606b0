import { describe, wrongNames } from '../reading/agents/name-list.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, info } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentToolsType: TextRule = {
  id: 'agent-tools-type',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['tools'] },
  description: '`tools` is neither a list of names nor a string of names separated by commas, or has an empty entry',
  effects: [
    error(['vscode'], 'VS Code reports the value as an error and reads no tools from it.'),
    error(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI accept a list of names, or a string with commas, and read no tools from anything else.',
    ),
    error(
      ['claude'],
      'Claude Code accepts a list of names, or a string with commas, and reads no tools from anything else.',
    ),
  ],
  fixes: 'Removes a comma at the end of the list.',
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    for (const { path, value } of wrongNames(file.frontmatter.data['tools'], ['tools'])) {
      const range = findValueRange(file, path);
      if (range !== undefined) {
        report(range, {
          message:
            path.length === 1
              ? `\`tools\` is ${describe(value)}, not a list of names`
              : `${quoteValue(value)} is not the name of a tool`,
          hint: 'Write only the names: `tools: [read, search]`.',
        });
      }
    }
    const comma = findLastComma(file);
    if (comma !== undefined) {
      report(
        comma,
        { message: '`tools` ends with a comma', hint: 'Remove the comma.' },
        { effects: EMPTY_ENTRY, fix: { kind: 'edits', edits: [{ ...comma, text: '' }] } },
      );
    }
  },
};

/** https://github.com/github/awesome-copilot/pull/1543 (2026) */
const EMPTY_ENTRY: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli'],
    'YAML ignores the comma, but VS Code and other readers of this list take what follows for a tool without a name.',
  ),
];

/** The comma before the bracket that closes a list in brackets. */
function findLastComma({ frontmatter, text }: CheckedText): TextRange | undefined {
  const range = Array.isArray(frontmatter.data['tools']) ? frontmatter.rangeOf(['tools']) : undefined;
  const written = range === undefined ? '' : text.slice(range.start, range.end);
  const at = /,\s*\]$/.exec(written)?.index;
  return range === undefined || at === undefined || !written.startsWith('[')
    ? undefined
    : { start: range.start + at, end: range.start + at + 1 };
}
