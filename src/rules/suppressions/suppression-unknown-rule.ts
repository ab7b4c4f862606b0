import { CLIENTS } from '../../customizations/known/clients.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import { warning } from '../effects.ts';
import type { GivenRule, Particulars, Said } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

interface Sayings {
  say(id: string, ids: ReadonlySet<string>): { readonly said: Said; readonly particulars: Particulars };
}

const MAX_EDITS = 3;

export const suppressionUnknownRule: GivenRule & Sayings = {
  id: 'suppression-unknown-rule',
  scope: 'given',
  kinds: 'all',
  description: 'A comment silences a rule that does not exist',
  effects: [
    warning(
      [...CLIENTS],
      'The comment silences nothing, so the problem is still reported for VS Code and every other client.',
    ),
  ],
  say: (id, ids) => {
    const near = [...ids].find((candidate) => editsUpTo(MAX_EDITS, id.toLowerCase(), candidate) !== undefined);
    return {
      said: {
        message: `There is no rule ${quote(id)}`,
        hint: near === undefined ? '`housestyle rules` lists the rules.' : `Did you mean \`${near}\`?`,
      },
      particulars: {},
    };
  },
};
