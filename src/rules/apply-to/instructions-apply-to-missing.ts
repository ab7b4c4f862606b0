import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';
import { hasOrMeans, findFirstLine } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsApplyToMissing: TextRule = {
  id: 'instructions-apply-to-missing',
  scope: 'text',
  kinds: ['path-instructions'],
  description: 'The frontmatter of instructions has no `applyTo`',
  effects: [
    info(['github'], 'github.com never applies the file, because nothing says which files it is for.'),
    info(
      ['vscode'],
      'VS Code applies the file only if somebody attaches it, or if the model picks it by its description.',
    ),
  ],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    if (isReadWithoutError(text) && !hasOrMeans(text, 'applyTo')) {
      report(findFirstLine(text.text), {
        message: 'The frontmatter has no `applyTo`',
        hint: 'Say which files the instructions are for, as in `applyTo: "**/*.ts"`.',
      });
    }
  },
};
