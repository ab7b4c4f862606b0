import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const copilotInstructionsFrontmatter: TextRule = {
  id: 'copilot-instructions-frontmatter',
  scope: 'text',
  kinds: ['repository-instructions'],
  description: 'The frontmatter of `copilot-instructions.md` tries to limit the file to some files or agents',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI send this file with every request, whatever its frontmatter says.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions',
  check({ frontmatter }, report) {
    for (const key of SCOPE_KEYS) {
      const range = frontmatter.rangeOfKey([key]);
      if (range !== undefined) {
        report(range, {
          message: `\`${key}\` has no effect in this file`,
          hint: 'Move instructions for some files to `.github/instructions/NAME.instructions.md`, or remove the key.',
        });
      }
    }
  },
};

/** Keys that limit where a file applies, in `*.instructions.md` and in the rule files of other clients. */
const SCOPE_KEYS = ['applyTo', 'excludeAgent', 'globs', 'paths', 'alwaysApply'] as const;
