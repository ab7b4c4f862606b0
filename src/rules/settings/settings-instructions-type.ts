import type { GivenRule } from '../types.ts';

export const settingsInstructionsType: GivenRule = {
  id: 'settings-instructions-type',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting that holds instructions is no list',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code ignores the setting and tells nobody.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
