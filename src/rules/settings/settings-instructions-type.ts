import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsInstructionsType: GivenRule = {
  id: 'settings-instructions-type',
  scope: 'given',
  kinds: ['settings'],
  description: 'An instructions setting is not a list',
  effects: [error(['vscode'], 'VS Code ignores the setting without a message.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
