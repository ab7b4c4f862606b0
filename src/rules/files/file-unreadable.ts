import { CLIENTS } from '../../customizations/known/clients.ts';
import type { GivenRule } from '../types.ts';

export const fileUnreadable: GivenRule = {
  id: 'file-unreadable',
  scope: 'given',
  kinds: 'all',
  description:
    'Nothing can be read where a customization should be: a link that leads nowhere, a submodule, a file without permission',
  effects: [
    {
      clients: CLIENTS,
      severity: 'error',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code find nothing to read in the place of the file.',
    },
  ],
};
