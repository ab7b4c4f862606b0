import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/documentation.ts';
import { isReadWithoutError } from '../reading/frontmatter-state.ts';
import { hasOrMeans, findFirstLine } from '../reading/instructions-frontmatter.ts';

export const instructionsApplyToMissing: TextRule = {
  id: 'instructions-apply-to-missing',
  scope: 'text',
  kinds: ['path-instructions'],
  description: 'Instructions have frontmatter without `applyTo`',
  effects: [
    {
      clients: ['github'],
      severity: 'info',
      why: 'github.com never applies the file, as nothing says for which files it is.',
    },
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code applies the file only where somebody attaches it, or the model picks it by its description.',
    },
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    if (isReadWithoutError(text) && !hasOrMeans(text, 'applyTo')) {
      report(findFirstLine(text.text), {
        message: 'The frontmatter has no `applyTo`',
        hint: 'Say for which files the instructions are, as in `applyTo: "**/*.ts"`.',
      });
    }
  },
};
