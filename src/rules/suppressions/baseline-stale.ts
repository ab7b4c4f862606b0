import { CLIENTS } from '../../customizations/known/clients.ts';
import type { GivenRule, Said } from '../types.ts';

interface Sayings {
  say(entry: { readonly rule: string; readonly path: string }): Said;
}

export const baselineStale: GivenRule & Sayings = {
  id: 'baseline-stale',
  scope: 'given',
  kinds: 'all',
  description: 'The baseline lists a problem that is no longer there',
  effects: [
    {
      clients: [...CLIENTS],
      severity: 'info',
      why: 'The entry would hide the same problem if it came back, in VS Code and every other client.',
    },
  ],
  fixes: 'Takes the entries out of the baseline to which nothing answers.',
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer found`,
    hint: 'Write the baseline anew with `housestyle validate --write-baseline`, or take the entry out with `--fix`.',
  }),
};
