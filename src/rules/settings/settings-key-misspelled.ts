import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsKeyMisspelled: GivenRule = {
  id: 'settings-key-misspelled',
  scope: 'given',
  kinds: ['settings'],
  description: 'The name of a setting differs in one or two letters from a setting for customizations',
  effects: [warning(['vscode'], 'VS Code has no setting with this name, so the intended one keeps its default.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
