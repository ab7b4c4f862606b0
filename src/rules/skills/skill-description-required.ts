import { error, info, warning } from '../effects.ts';
import type { Effect, Effects, TextRule } from '../types.ts';
import { beginsWithDescription, findOpeningDashes, lacksKey } from './skill-frontmatter.ts';

const NOT_LOADED: readonly [Effect, Effect] = [
  error(['github'], 'github.com requires a description, and does not load a skill without one.'),
  error(['vscode'], 'VS Code never offers a skill without a description to the model.'),
];

const WITH_FIRST_LINE: Effects = [
  ...NOT_LOADED,
  info(
    ['copilot-cli', 'claude'],
    'The Copilot CLI and Claude Code use the first line of the text as the description. It may not say when to use the skill.',
  ),
];

export const skillDescriptionRequired: TextRule = {
  id: 'skill-description-required',
  scope: 'text',
  kinds: ['skill'],
  description: 'A skill has no `description`',
  effects: [
    ...NOT_LOADED,
    warning(
      ['copilot-cli', 'claude'],
      'The Copilot CLI and Claude Code use the beginning of the text as the description.',
    ),
  ],
  source: 'https://agentskills.io/specification#description-field',
  check({ text, frontmatter }, report) {
    if (lacksKey(frontmatter, 'description')) {
      report(
        findOpeningDashes(text),
        {
          message: 'The skill has no `description`',
          hint: 'Write a `description` that says what the skill does and when to use it.',
        },
        beginsWithDescription(text, frontmatter.body.start) ? { effects: WITH_FIRST_LINE } : {},
      );
    }
  },
};
