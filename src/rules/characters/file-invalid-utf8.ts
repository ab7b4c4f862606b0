import { at } from '../../structures/at.ts';
import { CLIENTS } from '../../customizations/known/clients.ts';
import { firstInvalidByte } from './invalid-utf8.ts';
import { readUtf16 } from '../../text/bytes/utf16.ts';
import { error } from '../effects.ts';
import type { BytesRule } from '../types.ts';

export const fileInvalidUtf8: BytesRule = {
  id: 'file-invalid-utf8',
  scope: 'bytes',
  kinds: 'all',
  bundled: 'documents',
  description: 'A file is not valid UTF-8',
  effects: [error(CLIENTS, 'All clients read files as UTF-8, and replace each character that they cannot decode.')],
  check(bytes, _kind, report) {
    const byte = firstInvalidByte(bytes);
    if (byte !== undefined && readUtf16(bytes) === undefined) {
      const number = at(bytes, byte).toString(16).toUpperCase().padStart(2, '0');
      report(byte, {
        message: `The file is not valid UTF-8: the byte \`${number}\` cannot be decoded`,
        hint: 'Save the file as UTF-8.',
      });
    }
  },
};
