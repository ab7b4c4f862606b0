import type { GivenRule } from '../types.ts';

export const settingsInstructionLanguageLost: GivenRule = {
  id: 'settings-instruction-language-lost',
  scope: 'given',
  kinds: ['settings'],
  description: 'The same instruction stands in a setting for a second language',
  effects: [
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code tells entries apart by their text alone, and drops the one for the second language.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
