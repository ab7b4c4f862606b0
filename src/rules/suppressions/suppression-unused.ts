import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { GivenRule, Particulars, Said } from '../types.ts';
import type { Suppression } from '../reading/reports/suppression-comments.ts';

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
    info(
      [...CLIENTS],
      'VS Code and every other client send the comment to the model with the rest of the text, and it would hide the next problem there.',
    ),
  ],
  fixes: 'Removes the comment, and its line if nothing else is on it.',
  sayOfAll: ({ rules, removal }) => ({
    said: {
      message: `This comment silences nothing${rules.length === 0 ? '' : ` (\`${rules.map(({ id }) => id).join('`, `')}\`)`}`,
      hint: 'Remove the comment.',
    },
    particulars: { fix: { kind: 'edits', edits: [{ ...removal, text: '' }] } },
  }),
  sayOfOne: (id) => ({
    said: {
      message: `This comment silences \`${id}\`, which reports nothing here`,
      hint: 'Remove the name from the comment.',
    },
    particulars: {},
  }),
};
