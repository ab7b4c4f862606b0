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
/** Comments of other workflows that repeat what somebody wrote. They begin with words of their own. */
const PREVIEWS = [
  ['our summary in a preview', 'Preview of the text:\n\nSUMMARY'],
  ['our summary below a heading', '## Preview\n\nSUMMARY'],
  ['our summary in a quote', '> SUMMARY\n\n<!-- housestyle:summary -->'],
  ['our summary below a mark of its own', '<!-- preview -->\nSUMMARY'],
  ['the marker of our summary', 'Built.\n\n<!-- housestyle:summary -->'],
] as const;
const WORKFLOWS = 'github-actions[bot]';

export const FORGED: Threat = {
  id: 'forged',
  title: 'Comments that imitate ours',
  threat:
    'Somebody else writes a comment with our markers, to end a run early, to silence a finding, or to be overwritten.',
  defence:
    'Only comments of the account that posts count. If GitHub does not name it, only those of `github-actions[bot]` do: that an author is a bot proves nothing. A summary begins with our words and ends in our marker, so that a preview of a text with markers is none. A state counts only with a seal that no reader of the pull request can make.',
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
    ...FOREIGN.flatMap((user) =>
      BODIES.filter(([, body]) => body.includes('SUMMARY')).map(([what, body]): Attack => ({
        tries: `\`${user}\` makes an older comment to ${what}, and somebody pauses the reviews`,
        by: 'commenter',
        scene: 'decided',
        brings: { forges: [{ user, body }] },
        never: { files: 'overwrote' },
        says: { comment: 'are paused' },
      })),
    ),
    ...PREVIEWS.map(([what, body]): Attack => ({
      tries: `Another workflow, which posts as \`github-actions[bot]\`, repeats ${what}`,
      by: 'commenter',
      scene: 'forged',
      brings: { forges: [{ user: WORKFLOWS, body }] },
      never: { files: 'overwrote', log: 'already reviewed' },
      says: { inline: 'The guidelines rule out `var`', comment: 'Housestyle review: 1 finding' },
    })),
    {
      tries: 'Another workflow, which posts as `github-actions[bot]`, posts our summary and nothing else',
      by: 'commenter',
      scene: 'forged',
      alone: true,
      brings: { forges: [{ user: WORKFLOWS, body: 'SUMMARY' }] },
      never: { log: 'already reviewed' },
      says: { files: 'overwrote', inline: 'The guidelines rule out `var`', comment: 'Housestyle review: 1 finding' },
      remains:
        'GitHub gives all workflows of a repository one account, and a run without a key has no secret to sign with. A comment that is our summary from its first to its last word is taken for it, and overwritten; the state in it is not believed, so the review takes place and its findings are posted.',
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
