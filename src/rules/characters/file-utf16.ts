import { CLIENTS } from '../../customizations/known/clients.ts';
import { readUtf16 } from '../../text/bytes/utf16.ts';
import { error } from '../effects.ts';
import type { BytesRule } from '../types.ts';

export const fileUtf16: BytesRule = {
  id: 'file-utf16',
  scope: 'bytes',
  kinds: 'all',
  bundled: 'documents',
  description: 'A file is encoded in UTF-16',
  effects: [
    error(
      CLIENTS,
      'github.com, the Copilot CLI and Claude Code read files as UTF-8 and find neither frontmatter nor words; so does VS Code, unless it is set to guess the encoding.',
    ),
  ],
  fixes: 'Writes the same text in UTF-8.',
  check(bytes, _kind, report) {
    const utf16 = readUtf16(bytes);
    if (utf16 !== undefined) {
      report(
        undefined,
        { message: 'The file is encoded in UTF-16', hint: 'Save it as UTF-8.' },
        utf16.text === undefined ? {} : { fix: { kind: 'rewrite', text: utf16.text } },
      );
    }
  },
};
