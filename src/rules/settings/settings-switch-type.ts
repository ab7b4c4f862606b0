import type { GivenRule } from '../types.ts';

export const settingsSwitchType: GivenRule = {
  id: 'settings-switch-type',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting that is on or off has another value',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code takes neither for an answer, and the default counts.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
