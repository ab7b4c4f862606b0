import type { Attack, Threat } from '../attack.ts';

const USERS = ['cla-helper[bot]', 'preview[bot]', 'mallory', 'github-actions', 'dependabot[bot]'] as const;
const BODIES = [
  ['our comment on a finding', 'FINDING'],
  ['a text that ends in our comment', 'As the bot said:\n\nFINDING'],
] as const;

/** People and apps whose votes on our comment do not count: they may not write, or they are no people. */
const REACTIONS = ['eve', 'dependabot[bot]', 'github-actions[bot]', 'mallory', 'preview[bot]'].map((user): Attack => ({
  tries: `\`${user}\` likes our comment, with which a person who may write disagrees`,
  by: 'commenter',
  scene: 'taught',
  brings: { likes: [user] },
  never: { terminal: /"accepted": [1-9]/, files: /"accepted": [1-9]/ },
  says: { terminal: '"outcomes": 1,' },
}));

export const TAUGHT: Threat = {
  id: 'taught',
  title: 'Comments that teach',
  threat: 'Somebody repeats our comments and lets people agree with them, so that `learn` learns from them.',
  defence:
    'Only comments of the account that posts reviews count: `github-actions[bot]`, that of the token, or the one that `--posted-by` names. Votes count only of people who may write.',
  attacks: [
    ...REACTIONS,
    ...USERS.flatMap((user) =>
      BODIES.map(([what, body]): Attack => ({
        tries: `\`${user}\` has written ${what}, and a person agrees`,
        by: 'commenter',
        scene: 'taught',
        brings: { forgesOnLine: [{ user, body }] },
        never: { terminal: /"accepted": [1-9]/, files: /"accepted": [1-9]/ },
        // The finding of ours, with which a person disagrees, is counted.
        says: { terminal: '"outcomes": 1,' },
      })),
    ),
  ],
};
