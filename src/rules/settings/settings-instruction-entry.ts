import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsInstructionEntry: GivenRule = {
  id: 'settings-instruction-entry',
  scope: 'given',
  kinds: ['settings'],
  description: 'An entry of an instructions setting has neither a text nor a file',
  effects: [error(['vscode'], 'VS Code ignores the entry without a message.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
