import { CLIENTS } from '../../customizations/known/clients.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportOddCharacters, removeCharacters } from './report-odd.ts';

export const unicodeVariationSelectorRun: TextRule = {
  id: 'unicode-variation-selector-run',
  scope: 'text',
  kinds: 'all',
  bundled: 'all',
  description: 'A text contains variation selectors that select nothing and may carry hidden data',
  effects: [
    error(
      CLIENTS,
      'VS Code and github.com do not show them, but Copilot and Claude Code can read each of them as a byte of hidden data.',
    ),
  ],
  fixes: 'Removes them, but keeps the one that an emoji may have.',
  source: 'https://www.unicode.org/faq/vs.html',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'selectors', report, (selectors, run) => {
      const count = [...selectors].length;
      const isFirstWanted = /^[\uFE0E\uFE0F]/.test(selectors) && /\p{Emoji}$/u.test(before(text.text, run.start));
      return [
        {
          message:
            count === 1
              ? 'A variation selector follows no character that it could change'
              : `${count} variation selectors follow each other`,
          hint: 'Remove them, and ask who put them there.',
        },
        removeCharacters(isFirstWanted ? { ...run, start: run.start + 1 } : run),
      ];
    });
  },
};

function before(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - 2), offset);
}
