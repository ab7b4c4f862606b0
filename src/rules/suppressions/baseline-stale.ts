import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { GivenRule, Said } from '../types.ts';

interface Sayings {
  say(entry: { readonly rule: string; readonly path: string }): Said;
}

export const baselineStale: GivenRule & Sayings = {
  id: 'baseline-stale',
  scope: 'given',
  kinds: 'all',
  description: 'The baseline lists a problem that no longer exists',
  effects: [
    info([...CLIENTS], 'The entry would hide the same problem if it came back, in VS Code and every other client.'),
  ],
  fixes: 'Removes the entries that match no problem from the baseline.',
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer reported`,
    hint: 'Update the baseline with `housestyle validate --write-baseline`, or remove the entry with `--fix`.',
  }),
};
