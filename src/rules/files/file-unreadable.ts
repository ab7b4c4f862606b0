import { CLIENTS } from '../../customizations/known/clients.ts';
import type { GivenRule } from '../types.ts';

export const fileUnreadable: GivenRule = {
  id: 'file-unreadable',
  scope: 'given',
  kinds: 'all',
  description:
    'A customization cannot be read: it is a broken link, a submodule, a file or folder without read permission, or its path is not valid UTF-8',
  effects: [
    {
      clients: CLIENTS,
      severity: 'error',
      why: 'No client can read it either.',
    },
  ],
};
