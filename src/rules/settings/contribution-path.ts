import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const contributionPath: GivenRule = {
  id: 'contribution-path',
  scope: 'given',
  kinds: 'all',
  description: 'An extension contributes a customization whose file does not exist',
  effects: [error(['vscode'], 'VS Code finds no file for the people who install the extension.')],
  source: 'https://code.visualstudio.com/api/references/contribution-points',
};
