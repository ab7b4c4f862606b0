import { CLIENTS } from '../../customizations/known/clients.ts';
import { error } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const fileUnreadable: GivenRule = {
  id: 'file-unreadable',
  scope: 'given',
  kinds: 'all',
  description:
    'A customization cannot be read: it is a broken link, a submodule, a pointer of Git LFS, a file or folder without read permission, or its path is not valid UTF-8 or has a backslash',
  effects: [error(CLIENTS, 'No client can read it either.')],
};
