import type { TextRule } from '../types.ts';
import { lacksKey, findOpeningDashes } from './skill-frontmatter.ts';

export const skillDescriptionRequired: TextRule = {
  id: 'skill-description-required',
  scope: 'text',
  kinds: ['skill'],
  description: 'A skill has no `description`',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI require a description, and leave out a skill that has none.',
    },
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code never offers the model a skill that has no description.',
    },
    {
      clients: ['claude'],
      severity: 'warning',
      why: 'Claude Code goes by the first paragraph of the text in place of a description.',
    },
  ],
  source: 'https://agentskills.io/specification#description-field',
  check({ text, frontmatter }, report) {
    if (lacksKey(frontmatter, 'description')) {
      report(findOpeningDashes(text), {
        message: 'The skill has no `description`',
        hint: 'Write a `description` that says what the skill does, and when it is to be used.',
      });
    }
  },
};
