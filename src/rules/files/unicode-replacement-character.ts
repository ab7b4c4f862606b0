import { CLIENTS } from '../../customizations/known/clients.ts';
import type { TextRule } from '../types.ts';
import { reportOdd } from './report-odd.ts';

export const unicodeReplacementCharacter: TextRule = {
  id: 'unicode-replacement-character',
  scope: 'text',
  kinds: 'all',
  description: 'A text holds `\u{FFFD}`, which stands for a character that was destroyed',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code read the replacement, as what stood here is lost.',
    },
  ],
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOdd(text, 'replacement', report, (characters, { start, end }) =>
      !isShown(text.text, start, end) && text.markdown.hiddenAt(start) === undefined
        ? [
            {
              message: `${characters.length === 1 ? 'A character was' : `${characters.length} characters were`} destroyed here: U+FFFD stands for what could not be decoded`,
              hint: 'Write what stood here before; the history of the file may still have it.',
            },
          ]
        : undefined,
    );
  },
};

const QUOTES = /^["'(“‘«].*["')”’»]$/su;

/** `(\u{FFFD})` is somebody speaking of the character itself. */
function isShown(text: string, start: number, end: number): boolean {
  return QUOTES.test(text.slice(Math.max(0, start - 1), end + 1));
}
