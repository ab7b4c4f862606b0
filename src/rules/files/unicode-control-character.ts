import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import type { TextRule } from '../types.ts';
import { ASCII_CONTROL } from '../../text/hidden/odd-characters.ts';
import { readUtf16 } from '../../text/bytes/utf16.ts';
import { andMore, reportOdd, takingOut } from './report-odd.ts';

/** As many as tell such a text. */
const SAMPLE_CHARACTERS = 64;

export const unicodeControlCharacter: TextRule = {
  id: 'unicode-control-character',
  scope: 'text',
  kinds: 'all',
  description: 'A text holds control characters other than tabs and line ends',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'The Copilot CLI and Claude Code may act on it when they print the text to a terminal; VS Code and github.com hand it on to the model.',
    },
  ],
  fixes:
    'Takes them out, with the rest of a sequence for terminals; not what may be left of a letter in another encoding.',
  looksFor: { pattern: ASCII_CONTROL, nonAscii: true },
  check(text, report) {
    // A text in UTF-16 without a mark is one fault, and another rule's.
    if (readUtf16(new TextEncoder().encode(text.text.slice(0, SAMPLE_CHARACTERS))) !== undefined) {
      return;
    }
    reportOdd(text, 'control', report, (characters, run) => {
      const sequence = characters.endsWith(ESCAPE) ? lengthOfSequence(text.text, run.end) : 0;
      return [
        {
          message: `A control character stands here: ${describeCharacter(characters)}${andMore(characters)}`,
          hint:
            sequence === 0 ? 'Take it out.' : 'Take it out, with the colour or command for terminals that it begins.',
        },
        LOST_LETTERS.test(characters) ? {} : takingOut({ ...run, end: run.end + sequence }),
      ];
    });
  },
};

const ESCAPE = '\u001B';
const SEQUENCE = /^\[[0-9;?]{0,20}[@-~]/;
const MAX_SEQUENCE = 22;

/** Of `[31m`, which follows an escape. */
function lengthOfSequence(text: string, start: number): number {
  return SEQUENCE.exec(text.slice(start, start + MAX_SEQUENCE))?.[0].length ?? 0;
}

/** What becomes of the quotes and dashes of Windows when they are read as Latin-1. */
const LOST_LETTERS = /[\u0080-\u009F]/;
