import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const codeWorkspaceFolder: GivenRule = {
  id: 'code-workspace-folder',
  scope: 'given',
  kinds: ['settings'],
  description: 'A workspace names a folder that does not exist or cannot be read',
  effects: [warning(['vscode'], 'VS Code shows the folder as missing, and finds no customizations in it.')],
  source: 'https://code.visualstudio.com/docs/editor/multi-root-workspaces',
};
