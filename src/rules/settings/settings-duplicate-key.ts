import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsDuplicateKey: GivenRule = {
  id: 'settings-duplicate-key',
  scope: 'given',
  kinds: ['settings'],
  description: 'An object in the settings has the same key twice',
  effects: [warning(['vscode'], 'VS Code uses the last one and ignores the others.')],
  source: 'https://code.visualstudio.com/docs/configure/settings',
};
