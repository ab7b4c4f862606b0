import { CLIENTS } from '../../customizations/known/clients.ts';
import type { GivenRule, Particulars, Said } from '../types.ts';
import type { Suppression } from '../reading/suppression-comments.ts';

interface Sayings {
  sayOfAll(suppression: Suppression): { readonly said: Said; readonly particulars: Particulars };
  sayOfOne(id: string): { readonly said: Said; readonly particulars: Particulars };
}

export const suppressionUnused: GivenRule & Sayings = {
  id: 'suppression-unused',
  scope: 'given',
  kinds: 'all',
  description: 'A comment silences a rule that finds nothing there',
  effects: [
    {
      clients: [...CLIENTS],
      severity: 'info',
      why: 'The comment goes to the model of VS Code and every other client with the rest of the text, and would hide the next fault there.',
    },
  ],
  fixes: 'Takes the comment out, with its line where nothing else stands on it.',
  sayOfAll: ({ rules, removal }) => ({
    said: {
      message: `Nothing is found there that this comment silences${rules.length === 0 ? '' : ` (\`${rules.map(({ id }) => id).join('`, `')}\`)`}`,
      hint: 'Take the comment out.',
    },
    particulars: { fix: { kind: 'edits', edits: [{ ...removal, text: '' }] } },
  }),
  sayOfOne: (id) => ({
    said: { message: `\`${id}\` finds nothing there`, hint: 'Take the name out of the comment.' },
    particulars: {},
  }),
};
