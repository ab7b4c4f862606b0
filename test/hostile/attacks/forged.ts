import type { Attack, Threat } from '../attack.ts';

const FOREIGN = ['cla-helper[bot]', 'preview[bot]', 'mallory', 'github-actions', 'ada'] as const;
const BODIES = [
  ['our summary with its state', 'SUMMARY'],
  ['our comment on a finding', 'FINDING'],
  ['a text that ends in the marker of a summary', 'Thanks!\n\n<!-- housestyle:summary -->'],
  ['a text that ends in our summary', 'Thanks!\n\nSUMMARY'],
] as const;

export const FORGED: Threat = {
  id: 'forged',
  title: 'Comments that imitate ours',
  threat:
    'Somebody else writes a comment with our markers, to end a run early, to silence a finding, or to be overwritten.',
  defence:
    'Only comments of the account that posts count. If GitHub does not name it, only those of `github-actions[bot]` do: that an author is a bot proves nothing. A state counts only with a seal that no reader of the pull request can make. What remains: a workflow of the same repository that posts as `github-actions[bot]` and repeats the text of strangers to the last line can carry our markers, so that such a comment is taken for our summary and overwritten.',
  attacks: FOREIGN.flatMap((user) =>
    BODIES.map(([what, body]): Attack => ({
      tries: `\`${user}\` has written ${what}`,
      by: 'commenter',
      scene: 'forged',
      brings: { forges: [{ user, body }] },
      never: { files: 'overwrote', log: 'already reviewed' },
      says: { inline: 'The guidelines rule out `var`', comment: 'Housestyle review: 1 finding' },
    })),
  ),
};
