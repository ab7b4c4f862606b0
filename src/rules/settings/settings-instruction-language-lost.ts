import { info } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsInstructionLanguageLost: GivenRule = {
  id: 'settings-instruction-language-lost',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting contains the same instruction for a second language',
  effects: [
    info(
      ['vscode'],
      'VS Code distinguishes entries only by their text, so it ignores the one for the second language.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
};
