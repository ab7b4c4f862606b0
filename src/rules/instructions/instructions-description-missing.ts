import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from './documentation.ts';
import { hasOrMeans, isReadable, openingOf } from './head.ts';

export const instructionsDescriptionMissing: TextRule = {
  id: 'instructions-description-missing',
  scope: 'text',
  kinds: ['path-instructions'],
  description: 'Instructions have no `description`',
  effects: [
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code lists the file for the model without a word about what is in it, so it is not picked where `applyTo` does not match.',
    },
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    if (isReadable(text) && !hasOrMeans(text, 'description')) {
      report(openingOf(text.text), {
        message: 'The frontmatter has no `description`',
        hint: 'Say in a sentence what the instructions are about.',
      });
    }
  },
};
