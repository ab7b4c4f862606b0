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
    {
      clients: ['copilot-cli', 'github'],
      severity: 'error',
      why: 'The Copilot CLI and github.com leave out a skill whose name has more than 64 characters.',
    },
    {
      clients: ['vscode', 'claude'],
      severity: 'warning',
      why: 'VS Code and Claude Code allow 64 characters and cut or refuse a longer name.',
    },
  ],
  source: 'https://agentskills.io/specification#name-field',
  check: checkLength('name', MAX_NAME_CHARACTERS, 'Shorten the name, and that of the folder with it.'),
};
