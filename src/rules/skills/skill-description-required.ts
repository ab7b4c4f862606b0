import type { TextRule } from '../types.ts';
import { lacksKey, findOpeningDashes } from './skill-frontmatter.ts';

export const skillDescriptionRequired: TextRule = {
  id: 'skill-description-required',
  scope: 'text',
  kinds: ['skill'],
  description: 'A skill has no `description`',
  effects: [
    {
      clients: ['github'],
      severity: 'error',
      why: 'github.com requires a description, and does not load a skill without one.',
    },
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code never offers a skill without a description to the model.',
    },
    {
      clients: ['copilot-cli', 'claude'],
      severity: 'warning',
      why: 'The Copilot CLI and Claude Code use the beginning of the text as the description.',
    },
  ],
  source: 'https://agentskills.io/specification#description-field',
  check({ text, frontmatter }, report) {
    if (lacksKey(frontmatter, 'description')) {
      report(findOpeningDashes(text), {
        message: 'The skill has no `description`',
        hint: 'Write a `description` that says what the skill does and when to use it.',
      });
    }
  },
};
