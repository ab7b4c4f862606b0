import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsInstructionFileMissing: GivenRule = {
  id: 'settings-instruction-file-missing',
  scope: 'given',
  kinds: ['settings'],
  description: 'An instructions setting names a file that is missing, empty or not accessible',
  effects: [warning(['vscode'], 'VS Code ignores the entry without a message.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
