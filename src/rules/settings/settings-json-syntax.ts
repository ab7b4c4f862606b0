import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsJsonSyntax: GivenRule = {
  id: 'settings-json-syntax',
  scope: 'given',
  kinds: ['settings'],
  description: 'A settings file is not valid JSON, even with the comments that VS Code allows',
  effects: [error(['vscode'], 'VS Code reads such a file only up to the error, and ignores the settings after it.')],
  source: 'https://code.visualstudio.com/docs/configure/settings',
};
