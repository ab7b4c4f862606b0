import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';
import { hasOrMeans, findFirstLine } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsDescriptionMissing: TextRule = {
  id: 'instructions-description-missing',
  scope: 'text',
  kinds: ['path-instructions'],
  description: 'Instructions have no `description`',
  effects: [
    info(
      ['vscode'],
      'VS Code lists the file for the model without saying what is in it, so the model does not pick it when `applyTo` does not match.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    if (isReadWithoutError(text) && !hasOrMeans(text, 'description')) {
      report(findFirstLine(text.text), {
        message: 'The frontmatter has no `description`',
        hint: 'Add a `description` that says in one sentence what the instructions are about.',
      });
    }
  },
};
