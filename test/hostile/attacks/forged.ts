import type { Attack, Threat } from '../attack.ts';

const FOREIGN = ['cla-helper[bot]', 'preview[bot]', 'mallory', 'github-actions', 'ada'] as const;
const BODIES = [
  ['our summary with its state', 'SUMMARY'],
  ['our comment on a finding', 'FINDING'],
  ['a text that ends in the marker of a summary', 'Thanks!\n\n<!-- housestyle:summary -->'],
  ['a text that ends in our summary', 'Thanks!\n\nSUMMARY'],
] as const;

const LINE_BODIES = [
  ['our comment on a finding', 'FINDING'],
  ['a text that ends in our comment', 'As the bot said:\n\nFINDING'],
] as const;
const WORKFLOWS = 'github-actions[bot]';

export const FORGED: Threat = {
  id: 'forged',
  title: 'Comments that imitate ours',
  threat:
    'Somebody else writes a comment with our markers, to end a run early, to silence a finding, or to be overwritten.',
  defence:
    'Only comments of the account that posts count. If GitHub does not name it, only those of `github-actions[bot]` do: that an author is a bot proves nothing. A state counts only with a seal that no reader of the pull request can make.',
  attacks: [
    ...FOREIGN.flatMap((user) =>
      BODIES.map(([what, body]): Attack => ({
        tries: `\`${user}\` has written ${what}`,
        by: 'commenter',
        scene: 'forged',
        brings: { forges: [{ user, body }] },
        never: { files: 'overwrote', log: 'already reviewed' },
        says: { inline: 'The guidelines rule out `var`', comment: 'Housestyle review: 1 finding' },
      })),
    ),
    ...FOREIGN.flatMap((user) =>
      LINE_BODIES.map(([what, body]): Attack => ({
        tries: `\`${user}\` has written ${what} on the line`,
        by: 'commenter',
        scene: 'forged',
        brings: { forgesOnLine: [{ user, body }] },
        never: { files: 'overwrote' },
        says: { inline: 'The guidelines rule out `var`', comment: '#discussion_r' },
      })),
    ),
    {
      tries: 'Another workflow, which posts as `github-actions[bot]`, repeats our summary',
      by: 'commenter',
      scene: 'forged',
      alone: true,
      brings: { forges: [{ user: WORKFLOWS, body: 'Preview of the text:\n\nSUMMARY' }] },
      never: { log: 'already reviewed' },
      says: { files: 'overwrote', inline: 'The guidelines rule out `var`', comment: 'Housestyle review: 1 finding' },
      remains:
        'GitHub gives all workflows of a repository one account, and a run without a key has no secret to sign with. The comment is overwritten by our summary; the state in it is not believed, so the review takes place and its findings are posted.',
    },
    {
      tries: 'Another workflow, which posts as `github-actions[bot]`, repeats our comment on a finding on the line',
      by: 'commenter',
      scene: 'forged',
      alone: true,
      brings: { forgesOnLine: [{ user: WORKFLOWS, body: 'Preview of the text:\n\nFINDING' }] },
      never: { files: 'overwrote' },
      says: { comment: 'The guidelines rule out `var`', findings: 'src/ordinary.js' },
      remains:
        'For the same reason, the comment counts as ours, and the finding is not posted on the line a second time. The summary lists it, with a link to that comment, and it counts for `fail-on`.',
    },
  ],
};
