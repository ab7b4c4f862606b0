import type { TextRange } from '../../text/source-text.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, FileRule } from '../types.ts';
import { isPlainName, readString } from './skill-frontmatter.ts';

interface Name {
  readonly value: string;
  readonly range: TextRange;
}

export const skillNameMatchesFolder: FileRule<Name> = {
  id: 'skill-name-matches-folder',
  scope: 'file',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The `name` of a skill is not the name of its folder',
  effects: [
    warning(['vscode'], 'VS Code warns about the skill, and some versions do not load it.'),
    warning(
      ['github', 'copilot-cli'],
      'The specification that the Copilot CLI and github.com follow requires both to be the same, so the skill may have either name.',
    ),
  ],
  suggests: 'Write the name of the folder.',
  source: 'https://agentskills.io/specification',
  collect: ({ frontmatter }) => readString(frontmatter, 'name'),
  check({ value, range }, file, report) {
    const { name, path } = file;
    // A skill at the root of the repository has no folder of its own, so it may have any name.
    if (value !== name && name !== '' && path.includes('/')) {
      report(
        range,
        {
          message: `The skill is named \`${value}\`, but its folder is named \`${name}\``,
          hint: `Write \`name: ${name}\`, or rename the folder.`,
        },
        {
          // The rule `skill-name-format` reports such a name, and the name of the folder would correct both.
          ...(isPlainName(value) ? isCopied(file) && { effects: IS_COPIED } : { effects: SAID_ALREADY }),
          suggestions: [
            {
              title: `Write \`name: ${name}\``,
              reason: 'renaming the folder is the other solution, and people call the skill by this name',
              fix: { kind: 'edits', edits: [{ ...range, text: name }] },
            },
          ],
        },
      );
    }
  },
};

const SAID_ALREADY: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli'],
    'VS Code, github.com and the Copilot CLI require both to be the same. A name in the correct form would be.',
  ),
];

/**
 * Whether no client looks for the skill in its folder, so that it is copied under its name: a folder `skill` in a package,
 * and one in a library by groups, such as `library/ops_review` or `skills/web/review`.
 */
function isCopied({ name, path, standing }: CheckedFile): boolean {
  const shelf = nameOf(folderOf(folderOf(path)));
  return /^skills?$/i.test(name) || (standing !== 'in-place' && shelf !== 'skills');
}

const IS_COPIED: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli'],
    'VS Code, github.com and the Copilot CLI require both to be the same, in the folder to which the skill is copied.',
  ),
];
