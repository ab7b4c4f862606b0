import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsSwitchType: GivenRule = {
  id: 'settings-switch-type',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting that must be `true` or `false` has another value',
  effects: [error(['vscode'], 'VS Code ignores the value and uses the default.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
