import { info } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const settingsLocationOutside: GivenRule = {
  id: 'settings-location-outside',
  scope: 'given',
  kinds: ['settings'],
  description: 'A setting names a folder that is not in the repository',
  effects: [info(['vscode'], 'VS Code finds customizations there only on machines that have the folder.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
};
