import type { TextRange } from '../../text/source-text.ts';
import type { Effects, TextRule } from '../types.ts';
import { ALLOWED_TOOLS, readAllowedTools } from './allowed-tools.ts';

const IN_THE_SPECIFICATION: Effects = [
  {
    clients: ['claude', 'copilot-cli', 'github', 'vscode'],
    severity: 'info',
    why: 'Claude Code and the Copilot CLI read lists and commas, but the open specification separates tools by spaces, and its checker rejects a list.',
  },
];

const NOT_CLOSED: Effects = [
  {
    clients: ['claude'],
    severity: 'warning',
    why: 'Claude Code does not apply the permission: it asks before it uses the tool.',
  },
];

export const skillAllowedToolsForm: TextRule = {
  id: 'skill-allowed-tools-form',
  scope: 'text',
  kinds: ['skill', 'command'],
  looksFor: { keys: ['allowed-tools'] },
  description: 'The tools in `allowed-tools` are not separated by commas or spaces, or a parenthesis is not closed',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'github', 'vscode'],
      severity: 'warning',
      why: 'Claude Code and the Copilot CLI read the whole value as the name of one tool and ask before they use any tool. VS Code and github.com ignore the key.',
    },
  ],
  fixes: 'Writes commas between the tools.',
  options: {
    specification: {
      type: 'boolean',
      default: false,
      description: 'Also report lists and commas, which clients read but the open specification does not allow.',
    },
  },
  source: 'https://agentskills.io/specification#allowed-tools-field',
  check({ text, frontmatter }, report, options) {
    const value = frontmatter.data[ALLOWED_TOOLS];
    const range = value === undefined ? undefined : frontmatter.rangeOf([ALLOWED_TOOLS]);
    if (range === undefined) {
      return;
    }
    const misread = typeof value === 'string' ? rewriteWithCommas(value) : undefined;
    if (typeof value === 'string' && value.split('(').length > value.split(')').length) {
      report(
        range,
        { message: 'A parenthesis in `allowed-tools` is not closed', hint: 'Close it: `Bash(git push:*)`.' },
        { effects: NOT_CLOSED },
      );
    } else if (misread !== undefined) {
      report(
        range,
        { message: '`allowed-tools` is read as the name of one tool', hint: `Write \`${misread}\`.` },
        { fix: { kind: 'edits', edits: [{ ...range, text: misread }] } },
      );
    } else if (options.boolean('specification') && hasOtherForm(text, range, value)) {
      const tools = readAllowedTools({ text, frontmatter }).map(({ name }) => name);
      report(
        range,
        {
          message: '`allowed-tools` does not separate the tools by spaces',
          hint: `Write a string with spaces between the tools, as in \`${tools.slice(0, 2).join(' ')}\`.`,
        },
        { effects: IN_THE_SPECIFICATION },
      );
    }
  },
};

/** Rewrites a list in quotes, or a string with semicolons or bars, as tools with commas between them. */
function rewriteWithCommas(value: string): string | undefined {
  const written = value.trim();
  const items =
    LIST_IN_QUOTES.exec(written)?.[1]?.split(',') ?? (OTHER_SIGNS.test(written) ? written.split(/[;|]/) : []);
  const names = items.map((item) => item.trim().replaceAll(/^(["'])(.*)\1$/g, '$2'));
  return names.length > 0 && names.every((name) => TOOL_NAME.test(name)) ? names.join(', ') : undefined;
}

const LIST_IN_QUOTES = /^\[([^[\]]*)\]$/;
const OTHER_SIGNS = /^[\w/*.-]+(?:\s?[;|]\s?[\w/*.-]+)+$/;
const TOOL_NAME = /^[\w/*.-]+$/;

function hasOtherForm(text: string, range: TextRange, value: unknown): boolean {
  return Array.isArray(value) || /,(?![^(]*\))/.test(text.slice(range.start, range.end));
}
