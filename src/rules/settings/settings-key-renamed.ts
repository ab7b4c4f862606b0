import { info } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsKeyRenamed: GivenRule = {
  id: 'settings-key-renamed',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting has an old name',
  effects: [info(['vscode'], 'VS Code still converts the setting to its current name, but may stop doing so.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
