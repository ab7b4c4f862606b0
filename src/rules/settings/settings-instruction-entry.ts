import type { GivenRule } from '../types.ts';

export const settingsInstructionEntry: GivenRule = {
  id: 'settings-instruction-entry',
  scope: 'given',
  kinds: ['settings'],
  description: 'An entry of a setting that holds instructions has neither a text nor a file',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code ignores the entry and tells nobody.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
