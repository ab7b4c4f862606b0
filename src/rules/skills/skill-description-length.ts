import { error, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { checkLength } from './text-length.ts';

const MAX_DESCRIPTION_CHARACTERS = 1024;

export const skillDescriptionLength: TextRule = {
  id: 'skill-description-length',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['description'] },
  description: 'The description of a skill has more than 1,024 characters',
  effects: [
    error(
      ['copilot-cli', 'github'],
      'The Copilot CLI and github.com do not load a skill whose description has more than 1,024 characters.',
    ),
    warning(['vscode'], 'VS Code cuts the description off after 1,024 characters.'),
    warning(['claude'], 'Claude Code documents 1,024 characters, and some versions do not load a skill with more.'),
  ],
  source: 'https://agentskills.io/specification#description-field',
  check: checkLength(
    'description',
    MAX_DESCRIPTION_CHARACTERS,
    'Say when to use the skill, and move the rest below the frontmatter.',
  ),
};
