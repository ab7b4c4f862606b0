import type { GivenRule } from '../types.ts';

export const settingsKeyMisspelled: GivenRule = {
  id: 'settings-key-misspelled',
  scope: 'given',
  kinds: ['settings'],
  description: 'The name of a setting differs in a letter or two from one that concerns customizations',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code knows no setting of this name, and the one that is meant keeps its default.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
