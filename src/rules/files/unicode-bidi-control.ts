import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import type { TextRule } from '../types.ts';
import { andMore, reportOdd, takingOut } from './report-odd.ts';

export const unicodeBidiControl: TextRule = {
  id: 'unicode-bidi-control',
  scope: 'text',
  kinds: 'all',
  description: 'A text holds characters that turn around the order in which it is shown',
  effects: [
    {
      clients: CLIENTS,
      severity: 'error',
      why: 'VS Code and github.com show the line in another order than the one in which Copilot and Claude Code read it, so that nobody sees what it says.',
    },
  ],
  fixes: 'Takes the characters out.',
  source: 'https://trojansource.codes/',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOdd(text, 'bidi', report, (characters, run) => [
      {
        message: `The order of the line is changed by ${describeCharacter(characters)}${andMore(characters)}`,
        hint: 'Take it out, and read the line again.',
      },
      takingOut(run),
    ]);
  },
};
