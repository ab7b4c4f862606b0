import type { GivenRule } from '../types.ts';

export const settingsLocationInvalid: GivenRule = {
  id: 'settings-location-invalid',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting names the folders of customizations in a way that VS Code does not take',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code leaves the folder out, or has deprecated what is written.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
