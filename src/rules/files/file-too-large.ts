import { CLIENTS } from '../../customizations/known/clients.ts';
import { MAX_CHECKED_BYTES } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { BytesRule } from '../types.ts';

export const fileTooLarge: BytesRule = {
  id: 'file-too-large',
  scope: 'bytes',
  kinds: 'all',
  description: 'A file is larger than 1 MiB, so its content is not checked',
  effects: [
    warning(
      CLIENTS,
      'The file is larger than the input of the models of all clients, so most of it is cut off or left out.',
    ),
  ],
  check(bytes, _kind, report) {
    if (bytes.length > MAX_CHECKED_BYTES) {
      report(undefined, {
        message: `The file has ${bytes.length} bytes; at most ${MAX_CHECKED_BYTES} are read`,
        hint: 'Split it, or move parts to other files and link to them.',
      });
    }
  },
};
