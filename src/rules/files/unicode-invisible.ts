import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import type { TextRule } from '../types.ts';
import { andMore, reportOddCharacters, removeCharacters } from './report-odd.ts';

export const unicodeInvisible: TextRule = {
  id: 'unicode-invisible',
  scope: 'text',
  kinds: 'all',
  description: 'A text contains invisible characters',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code send the character to the model: the word around it is no longer the word that a person reads.',
    },
  ],
  fixes: 'Removes the characters.',
  source: 'https://www.unicode.org/reports/tr36/',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'invisible', report, (characters, run) => [
      {
        message: `The text contains an invisible character: ${describeCharacter(characters)}${andMore(characters)}`,
        hint: 'Remove it.',
      },
      removeCharacters(run),
    ]);
  },
};
