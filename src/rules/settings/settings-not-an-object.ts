import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsNotAnObject: GivenRule = {
  id: 'settings-not-an-object',
  scope: 'given',
  kinds: ['settings'],
  description: 'A settings file does not contain a JSON object',
  effects: [error(['vscode'], 'VS Code ignores the whole file.')],
  source: 'https://code.visualstudio.com/docs/configure/settings',
};
