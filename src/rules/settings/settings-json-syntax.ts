import type { GivenRule } from '../types.ts';

export const settingsJsonSyntax: GivenRule = {
  id: 'settings-json-syntax',
  scope: 'given',
  kinds: ['settings'],
  description: 'A file of settings is no JSON, even with the comments that VS Code allows',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code reads such a file as far as it can, and ignores settings behind the fault.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/configure/settings',
};
