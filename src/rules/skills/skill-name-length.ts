import { error, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { checkLength } from './text-length.ts';

const MAX_NAME_CHARACTERS = 64;

export const skillNameLength: TextRule = {
  id: 'skill-name-length',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The name of a skill has more than 64 characters',
  effects: [
    error(
      ['copilot-cli', 'github'],
      'The Copilot CLI and github.com do not load a skill whose name has more than 64 characters.',
    ),
    warning(['vscode', 'claude'], 'VS Code and Claude Code allow 64 characters, and cut or reject a longer name.'),
  ],
  source: 'https://agentskills.io/specification#name-field',
  check: checkLength('name', MAX_NAME_CHARACTERS, 'Shorten the name, and rename the folder in the same way.'),
};
