import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsInstructionsDeprecated: GivenRule = {
  id: 'settings-instructions-deprecated',
  scope: 'given',
  kinds: ['settings'],
  description: 'A deprecated setting contains instructions, which now belong in files',
  effects: [warning(['vscode'], 'VS Code deprecated the setting in version 1.102, and may stop reading it.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
