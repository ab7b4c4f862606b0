import type { GivenRule } from '../types.ts';

export const settingsDuplicateKey: GivenRule = {
  id: 'settings-duplicate-key',
  scope: 'given',
  kinds: ['settings'],
  description: 'A key stands twice in one object of the settings',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code takes the last one and forgets the others.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/configure/settings',
};
