import type { TextRange } from '../../text/source-text.ts';
import type { Effects, FileRule } from '../types.ts';
import { isPlainName, textOf } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/quote.ts';

interface Name {
  readonly value: string;
  readonly range: TextRange;
}

export const skillNameFormat: FileRule<Name> = {
  id: 'skill-name-format',
  scope: 'file',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The name of a skill has other characters than small letters, digits and single hyphens',
  effects: [
    {
      clients: ['github', 'vscode'],
      severity: 'error',
      why: 'github.com and VS Code want small letters, digits and hyphens, and may leave out a skill with another name.',
    },
    {
      clients: ['copilot-cli', 'claude'],
      severity: 'warning',
      why: 'The Copilot CLI and Claude Code take the name, but not every reader of the open format does.',
    },
  ],
  fixes: 'Writes the name of the folder, where that is a name that a skill may have.',
  source: 'https://agentskills.io/specification#name-field',
  collect({ frontmatter }) {
    const name = textOf(frontmatter, 'name');
    return name === undefined || isPlainName(name.value) ? undefined : name;
  },
  check({ value, range }, { name: folder }, report) {
    report(
      range,
      {
        message: `${quoteValue(value)} is no name for a skill`,
        hint: isPlainName(folder)
          ? `Write \`name: ${folder}\`, as its folder is called.`
          : 'Write small letters, digits and single hyphens between them, as in `web-testing`.',
      },
      {
        ...(isPlainName(folder) && { fix: { kind: 'edits', edits: [{ ...range, text: folder }] } }),
        ...(!CLI_NAME.test(value) && { effects: EVERYWHERE }),
      },
    );
  },
};

/** The Copilot CLI also takes capitals, underscores, dots, colons and blanks. */
const CLI_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.: -]*$/u;

const EVERYWHERE: Effects = [
  {
    clients: ['copilot-cli', 'github', 'vscode'],
    severity: 'error',
    why: 'The Copilot CLI, github.com and VS Code allow none of these characters, and leave the skill out.',
  },
  {
    clients: ['claude'],
    severity: 'warning',
    why: 'Claude Code takes names of small letters, digits and hyphens.',
  },
];
