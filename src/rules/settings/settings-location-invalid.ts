import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsLocationInvalid: GivenRule = {
  id: 'settings-location-invalid',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting lists folders of customizations in a form that VS Code does not accept',
  effects: [error(['vscode'], 'VS Code ignores the folder, or has deprecated this form.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
