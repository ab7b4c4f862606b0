import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import type { TextRule } from '../types.ts';
import { andMore, reportOdd, takingOut } from './report-odd.ts';

export const unicodeInvisible: TextRule = {
  id: 'unicode-invisible',
  scope: 'text',
  kinds: 'all',
  description: 'A text holds characters that nobody sees',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code hand the character on as it is: the word around it is no longer the one that a person reads.',
    },
  ],
  fixes: 'Takes the characters out.',
  source: 'https://www.unicode.org/reports/tr36/',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOdd(text, 'invisible', report, (characters, run) => [
      {
        message: `An invisible character stands here: ${describeCharacter(characters)}${andMore(characters)}`,
        hint: 'Take it out.',
      },
      takingOut(run),
    ]);
  },
};
