import { findLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { Settings } from '../../customizations/settings/settings.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, FileRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findFirstLine } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsFrontmatterRequired: FileRule<TextRange> = {
  id: 'instructions-frontmatter-required',
  scope: 'file',
  kinds: ['path-instructions'],
  looksFor: { noFrontmatter: true },
  description: 'Instructions have no frontmatter',
  effects: [
    warning(['github'], 'github.com never applies the file, because nothing says which files it is for.'),
    warning(
      ['vscode'],
      'VS Code never applies the file automatically, and there is no description by which a model could pick it.',
    ),
  ],
  source: GITHUB_INSTRUCTIONS,
  collect({ text, frontmatter }) {
    // Other rules report frontmatter that cannot be read, and a file without text.
    const isMissing = !frontmatter.present && frontmatter.problems.length === 0 && text.trim() !== '';
    return isMissing && findLateHead('path-instructions', text) === undefined ? findFirstLine(text) : undefined;
  },
  check(line, file, report, { settings }) {
    if (INDEX_PAGE.test(file.path) || isNamedBySetting(file, settings)) {
      return;
    }
    report(
      line,
      {
        message: 'The file has no frontmatter',
        hint: 'Begin the file with a line `---`, then `applyTo: "**"` and a `description`, then another line `---`.',
      },
      file.standing === 'stray' ? { effects: READ_BY_REFERENCE } : {},
    );
  },
};

/** A page for people about the files next to it. */
const INDEX_PAGE = /(?:^|\/)(?:readme|index|_index)\.instructions\.md$/i;

/** Whether a setting, such as the one for commit messages, names the file. It then needs no `applyTo`. */
function isNamedBySetting({ path, root }: CheckedFile, { instructions }: Settings): boolean {
  return instructions.some(
    ({ form }) => form.kind === 'file' && joinPath(root, form.file.replace(/^\.\//, '')) === path,
  );
}

const READ_BY_REFERENCE: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code, github.com, the Copilot CLI and Claude Code do not search this folder, so the file is read only where another file refers to it.',
  ),
];
