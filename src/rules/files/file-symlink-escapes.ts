import { CLIENTS } from '../../customizations/known/clients.ts';
import { warning } from '../effects.ts';
import type { GivenRule } from '../types.ts';

export const fileSymlinkEscapes: GivenRule = {
  id: 'file-symlink-escapes',
  scope: 'given',
  kinds: 'all',
  description: 'A symbolic link leads out of the repository',
  effects: [
    warning(
      CLIENTS,
      "On github.com, and wherever else the repository is checked out, the link's target does not exist; VS Code and the Copilot CLI follow it on this machine only.",
    ),
  ],
  source: 'https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-symlink',
};
