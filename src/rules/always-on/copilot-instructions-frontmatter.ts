import type { TextRule } from '../types.ts';

export const copilotInstructionsFrontmatter: TextRule = {
  id: 'copilot-instructions-frontmatter',
  scope: 'text',
  kinds: ['repository-instructions'],
  description: 'The frontmatter of `copilot-instructions.md` tries to say for which files or agents it is',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code, github.com and the Copilot CLI send this file with every request, whatever its frontmatter says.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions',
  check({ frontmatter }, report) {
    for (const key of SCOPE_KEYS) {
      const range = frontmatter.rangeOfKey([key]);
      if (range !== undefined) {
        report(range, {
          message: `\`${key}\` has no effect in this file`,
          hint: 'Move what is for some files only to `.github/instructions/NAME.instructions.md`, or take the key out.',
        });
      }
    }
  },
};

/** What decides in `*.instructions.md` and in the rules of others when a file is in force. */
const SCOPE_KEYS = ['applyTo', 'excludeAgent', 'globs', 'paths', 'alwaysApply'] as const;
