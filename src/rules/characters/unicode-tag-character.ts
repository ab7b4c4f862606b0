import { CLIENTS } from '../../customizations/known/clients.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportOddCharacters, removeCharacters } from './report-odd.ts';
import { quote } from '../../text/shown/quote.ts';

export const unicodeTagCharacter: TextRule = {
  id: 'unicode-tag-character',
  scope: 'text',
  kinds: 'all',
  bundled: 'all',
  description: 'A text contains tag characters, which hide a second text',
  effects: [
    error(
      CLIENTS,
      'VS Code and github.com do not show them, but the models behind Copilot and Claude Code read them as letters.',
    ),
  ],
  fixes: 'Removes the characters.',
  source: 'https://www.unicode.org/charts/PDF/UE0000.pdf',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'tag', report, (characters, run) => {
      const hidden = spellOut(characters);
      return [
        {
          message:
            hidden === '' ? 'The text contains a tag character' : `Tag characters hide the text ${quote(hidden)}`,
          hint: 'Remove them, and ask who put them there.',
        },
        removeCharacters(run),
      ];
    });
  },
};

const FIRST_TAG = 0xe0000;

/** Converts tags to the letters that they hide, without those that cannot be shown. */
function spellOut(tags: string): string {
  return Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? FIRST_TAG) - FIRST_TAG))
    .join('')
    .replaceAll(/[^ -_a-~]/g, '');
}
