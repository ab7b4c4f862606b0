import type { TextRange } from '../../text/source-text.ts';
import { isPartOfSkill } from './part-of-skill.ts';
import type { Fix } from '../../diagnostics/fix.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects, FileRule, Particulars } from '../types.ts';
import { isPlainName, readString } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/shown/quote.ts';

interface Name {
  readonly value: string;
  readonly range: TextRange;
}

export const skillNameFormat: FileRule<Name> = {
  id: 'skill-name-format',
  scope: 'file',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The name of a skill has characters other than lower-case letters, digits and single hyphens',
  effects: [
    error(
      ['github', 'vscode'],
      'github.com and VS Code expect lower-case letters, digits and hyphens, and may not load a skill with another name.',
    ),
    info(
      ['copilot-cli', 'claude'],
      'The Copilot CLI and Claude Code accept the name, but not every client of the open format does.',
    ),
  ],
  fixes: 'Writes the name of the folder, if both differ only in capitals, spaces and other signs between the words.',
  suggests: 'Write the name of the folder, if that is a valid skill name.',
  source: 'https://agentskills.io/specification#name-field',
  collect({ frontmatter }) {
    const name = readString(frontmatter, 'name');
    return name === undefined || isPlainName(name.value) ? undefined : name;
  },
  check({ value, range }, { name: folder, path }, report, { paths }) {
    report(
      range,
      {
        message: `${quoteValue(value)} is not a valid skill name`,
        hint: isPlainName(folder)
          ? `Write \`name: ${folder}\`, the name of its folder.`
          : 'Write lower-case letters and digits with single hyphens between them, as in `web-testing`.',
      },
      {
        ...(isPlainName(folder) && changeName(value, range, folder)),
        ...(!CLI_NAME.test(value) && { effects: isPartOfSkill(path, paths) ? NOT_FOUND : EVERYWHERE }),
      },
    );
  },
};

/** The name of the folder is certainly meant if it has the same letters and digits. */
function changeName(value: string, range: TextRange, folder: string): Particulars {
  const fix: Fix = { kind: 'edits', edits: [{ ...range, text: folder }] };
  return keepLetters(value) === keepLetters(folder)
    ? { fix }
    : {
        suggestions: [
          {
            title: `Write \`name: ${folder}\``,
            reason: 'the folder has another name than the skill, so one of the two has to change',
            fix,
          },
        ],
      };
}

function keepLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The Copilot CLI also accepts capitals, underscores, dots, colons and spaces. */
const CLI_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.: -]*$/u;

const NOT_FOUND: Effects = [
  info(
    ['copilot-cli', 'github', 'vscode', 'claude'],
    'The Copilot CLI, github.com, VS Code and Claude Code do not search the folders of skills for more skills. The name would not be valid for a skill of its own.',
  ),
];

const EVERYWHERE: Effects = [
  error(
    ['copilot-cli', 'github', 'vscode'],
    'The Copilot CLI, github.com and VS Code do not allow these characters, and do not load the skill.',
  ),
  warning(['claude'], 'Claude Code expects names of lower-case letters, digits and hyphens.'),
];
