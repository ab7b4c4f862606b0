import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { readUtf16 } from '../../text/bytes/utf16.ts';
import type { TextRange } from '../../text/source-text.ts';
import { andMore, reportOddCharacters, removeCharacters } from './report-odd.ts';

/** Enough characters to recognize a text in UTF-16. */
const SAMPLE_CHARACTERS = 64;

export const unicodeControlCharacter: TextRule = {
  id: 'unicode-control-character',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'A text contains control characters other than tabs and line endings',
  effects: [
    warning(
      CLIENTS,
      'The Copilot CLI and Claude Code may execute it when they print the text to a terminal; VS Code and github.com send it to the model.',
    ),
  ],
  fixes:
    'Removes them, with the rest of a terminal sequence. Characters that may be the remains of a letter or an arrow are kept.',
  looksFor: { controls: true, nonAscii: true },
  check(text, report) {
    // Another rule reports a text in UTF-16 without a byte order mark, once for the whole text.
    if (readUtf16(new TextEncoder().encode(text.text.slice(0, SAMPLE_CHARACTERS))) !== undefined) {
      return;
    }
    reportOddCharacters(text, 'control', report, (characters, run) => {
      const sequence = characters.endsWith(ESCAPE) ? lengthOfSequence(text.text, run.end) : 0;
      return [
        {
          message: `The text contains a control character: ${describeCharacter(characters)}${andMore(characters)}`,
          hint: sequence === 0 ? 'Remove it.' : 'Remove it, with the terminal colour or command that it begins.',
        },
        LOST_LETTERS.test(characters) || standsAlone(text.text, run)
          ? {}
          : removeCharacters({ ...run, end: run.end + sequence }),
      ];
    });
  },
};

const ESCAPE = '\u001B';
const SEQUENCE = /^\[[0-9;?]{0,20}[@-~]/;
const MAX_SEQUENCE = 22;

/** The length of a terminal sequence such as `[31m`, which follows an escape character. */
function lengthOfSequence(text: string, start: number): number {
  return SEQUENCE.exec(text.slice(start, start + MAX_SEQUENCE))?.[0].length ?? 0;
}

/**
 * Quotes and dashes in a Windows encoding turn into the latter characters when they are read as Latin-1. U+001A takes the
 * place of a character that an encoding does not have.
 */
const LOST_LETTERS = /[\u001A\u0080-\u009F]/;

/** Whether characters are a word of their own, as an arrow or a bullet is that got lost. */
function standsAlone(text: string, { start, end }: TextRange): boolean {
  return /^\s$/.test(text.charAt(start - 1)) && /^\s$/.test(text.charAt(end));
}
