import type { GivenRule } from '../types.ts';

export const settingsKeyRenamed: GivenRule = {
  id: 'settings-key-renamed',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting has its old name',
  effects: [
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code still writes the setting anew under its name of today, and need not do so for ever.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
