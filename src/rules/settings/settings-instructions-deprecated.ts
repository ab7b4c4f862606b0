import type { GivenRule } from '../types.ts';

export const settingsInstructionsDeprecated: GivenRule = {
  id: 'settings-instructions-deprecated',
  scope: 'given',
  kinds: ['settings'],
  description: 'Instructions stand in a setting that files have replaced',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code has deprecated the setting with version 1.102, and may stop reading it.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
