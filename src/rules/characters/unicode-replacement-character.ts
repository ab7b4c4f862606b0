import { CLIENTS } from '../../customizations/known/clients.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportOddCharacters } from './report-odd.ts';

export const unicodeReplacementCharacter: TextRule = {
  id: 'unicode-replacement-character',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A text contains `\u{FFFD}`, the sign for a character that could not be decoded',
  effects: [warning(CLIENTS, 'All clients read the replacement, as the original character is lost.')],
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'replacement', report, (characters, { start, end }) =>
      !isShown(text.text, start, end) && text.markdown.hiddenAt(start) === undefined
        ? [
            {
              message: `${characters.length === 1 ? 'A character is' : `${characters.length} characters are`} lost here: U+FFFD replaces what could not be decoded`,
              hint: 'Write the original text again; the history of the file may still have it.',
            },
          ]
        : undefined,
    );
  },
};

const QUOTES = /^["'(“‘«].*["')”’»]$/su;

/** Whether the text writes about the character itself, as in `(\u{FFFD})`. */
function isShown(text: string, start: number, end: number): boolean {
  return QUOTES.test(text.slice(Math.max(0, start - 1), end + 1));
}
