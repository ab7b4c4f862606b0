import { CLIENTS } from '../../customizations/known/clients.ts';
import { MAX_CHECKED_BYTES } from '../reading/checked-text.ts';
import type { BytesRule } from '../types.ts';

export const fileTooLarge: BytesRule = {
  id: 'file-too-large',
  scope: 'bytes',
  kinds: 'all',
  description: 'A file has more than 1 MiB, and nothing else in it is checked',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'It is more than the models behind VS Code, github.com, the Copilot CLI and Claude Code take in, so that most of it is cut off or left out.',
    },
  ],
  check(bytes, _kind, report) {
    if (bytes.length > MAX_CHECKED_BYTES) {
      report(undefined, {
        message: `The file has ${bytes.length} bytes, more than the ${MAX_CHECKED_BYTES} that are read`,
        hint: 'Split it, or let it refer to other files.',
      });
    }
  },
};
