import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { andMore, reportOddCharacters, removeCharacters } from './report-odd.ts';

export const unicodeBidiControl: TextRule = {
  id: 'unicode-bidi-control',
  scope: 'text',
  kinds: 'all',
  bundled: 'all',
  description: 'A text contains characters that change the order in which it is shown',
  effects: [
    error(
      CLIENTS,
      'VS Code and github.com show the line in another order than the one in which Copilot and Claude Code read it, so nobody sees what it says.',
    ),
  ],
  fixes: 'Removes the characters.',
  source: 'https://trojansource.codes/',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'bidi', report, (characters, run) => [
      {
        message: `${describeCharacter(characters)}${andMore(characters)} changes the order in which this line is shown`,
        hint: 'Remove it, and read the line again.',
      },
      removeCharacters(run),
    ]);
  },
};
