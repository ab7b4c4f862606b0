import type { GivenRule } from '../types.ts';

export const settingsInstructionFileMissing: GivenRule = {
  id: 'settings-instruction-file-missing',
  scope: 'given',
  kinds: ['settings'],
  description: 'A file that a setting names for instructions is missing, empty or out of reach',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code passes over the entry and tells nobody.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
