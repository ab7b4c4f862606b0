import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeLookAlike } from '../../text/hidden/look-alikes.ts';
import { describeCharacter } from './character-names.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportOddCharacters } from './report-odd.ts';
import { quote } from '../../text/shown/quote.ts';

/** A text about look-alike letters may contain them as examples. */
const SUBJECT = /homoglyph|look-?alike|cyrillic/i;

export const unicodeHomoglyph: TextRule = {
  id: 'unicode-homoglyph',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A word in Latin letters contains a letter of another script that looks the same',
  effects: [warning(CLIENTS, 'All clients compare letter by letter, and find no key, tool or file with that name.')],
  source: 'https://www.unicode.org/reports/tr39/',
  looksFor: { nonAscii: true },
  check(text, report) {
    let reportedUntil = 0;
    reportOddCharacters(text, 'look-alike', report, (letters, { start }) => {
      const { word, wordEnd, script, latin } = describeLookAlike(text.text, start);
      if (start < reportedUntil || SUBJECT.test(text.text)) {
        return undefined;
      }
      reportedUntil = wordEnd;
      return [
        {
          message: `${quote(word)} has a ${script} letter, ${describeCharacter(letters)}, that looks like \`${latin}\``,
          hint: `Write the Latin letter \`${latin}\`.`,
        },
      ];
    });
  },
};
