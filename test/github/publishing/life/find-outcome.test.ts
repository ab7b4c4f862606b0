import { describe, expect, it } from 'vitest';
import { findOutcome, type Voters } from '../../../../src/github/publishing/life/find-outcome.ts';
import type { OwnThread, ThreadReply } from '../../../../src/github/publishing/own-thread.ts';

const THREAD = {
  comment: 1,
  author: 'housestyle[bot]',
  url: 'https://github.com/x',
  text: '',
  finding: { fingerprints: ['ab'], path: 'a.ts', side: 'RIGHT', isOutdated: false, title: 'T', body: 'B' },
  resolved: 'no',
  saysFixed: false,
  thumbsDownBy: [],
  thumbsUpBy: [],
  replies: [],
} as const satisfies OwnThread;

const MEMBERS = new Set(['mia', 'ada']);
const TEAM: Voters = { author: 'ada', isFork: false, mayWrite: (login) => MEMBERS.has(login) };
const FORK: Voters = { ...TEAM, isFork: true };

function reply(author: string, body: string): Partial<OwnThread> {
  const one: ThreadReply = { id: 2, author, isBot: false, body };
  return { replies: [one] };
}

const OUTDATED = { ...THREAD.finding, isOutdated: true };

describe('a finding is', () => {
  it.each<[string, Partial<OwnThread>, Voters, ReturnType<typeof findOutcome>]>([
    ['undecided if nobody did anything', {}, TEAM, undefined],
    ['accepted if we saw that it is gone', { resolved: 'by us' }, TEAM, 'accepted'],
    ['accepted if we wrote that it is fixed', { saysFixed: true }, TEAM, 'accepted'],
    [
      'accepted if a person resolved it after its lines changed',
      { resolved: 'by a person', resolvedBy: 'mia', finding: OUTDATED },
      TEAM,
      'accepted',
    ],
    [
      'rejected if a member resolved it without a fix',
      { resolved: 'by a person', resolvedBy: 'mia' },
      TEAM,
      'rejected',
    ],
    ['accepted with 👍 of a member', { thumbsUpBy: ['mia'] }, TEAM, 'accepted'],
    ['rejected with 👎 of a member', { thumbsDownBy: ['mia'] }, TEAM, 'rejected'],
    ['undecided with as many of both', { thumbsDownBy: ['mia'], thumbsUpBy: ['ada'] }, TEAM, undefined],
    ['undecided with 👎 of a stranger', { thumbsDownBy: ['eve'] }, TEAM, undefined],
    ['rejected if a member refuses it', reply('mia', 'This is a false positive.'), TEAM, 'rejected'],
    ['accepted if a member agrees', reply('mia', '> Quote\n\nGood catch, thanks!'), TEAM, 'accepted'],
    ['undecided if a member thanks and keeps it', reply('mia', 'Thanks, but we need it here.'), TEAM, undefined],
    ['undecided if a member only begins like it', reply('mia', 'Right now nothing calls it.'), TEAM, undefined],
    ['accepted if a member fixed it later', reply('mia', 'Fixed in the next commit.'), TEAM, 'accepted'],
    ['accepted if a member addressed it', reply('mia', 'Addressed by 1a2b3c4.'), TEAM, 'accepted'],
    ['accepted if a member applied what it says', reply('mia', '**Applied** in 1a2b3c4'), TEAM, 'accepted'],
    ['accepted if a member accepts it', reply('mia', '**Accepted** — fixed in 1a2b3c4: confirmed.'), TEAM, 'accepted'],
    ['accepted if a member had fixed it', reply('mia', 'Already fixed at 1a2b3c4.'), TEAM, 'accepted'],
    [
      'accepted if a program of a member addressed it',
      reply('mia', '[Bot reply] Addressed (in commit 1a2b3c4)'),
      TEAM,
      'accepted',
    ],
    ['undecided if a member accepts the risk', reply('mia', 'Accepted risk, see the record.'), TEAM, undefined],
    [
      'accepted if a member resolved it and said that it was addressed',
      { resolved: 'by a person', resolvedBy: 'mia', ...reply('mia', 'Addressed in 1a2b3c4.') },
      TEAM,
      'accepted',
    ],
    ['accepted if a member likes it', reply('mia', 'Great catch!'), TEAM, 'accepted'],
    ['undecided if a member says that it was not addressed', reply('mia', 'Not addressed yet.'), TEAM, undefined],
    ['rejected if a member dismisses it', reply('mia', 'Dismissed because: tests do it too.'), TEAM, 'rejected'],
    ['undecided if a member only asks', reply('mia', 'Why would this be false?'), TEAM, undefined],
    ['undecided if a stranger refuses it', reply('eve', 'Not a bug.'), TEAM, undefined],
    ['rejected if a person hid it', { hiddenAs: 'off-topic' }, TEAM, 'rejected'],
    [
      'undecided if the author of a fork rejects it, even one who may write',
      { thumbsDownBy: ['ada'] },
      FORK,
      undefined,
    ],
    [
      'undecided if the author of a fork resolves it without a fix',
      { resolved: 'by a person', resolvedBy: 'ada' },
      FORK,
      undefined,
    ],
    [
      'undecided if the author of a fork resolves it after its lines changed',
      { resolved: 'by a person', resolvedBy: 'ada', finding: OUTDATED },
      FORK,
      undefined,
    ],
    [
      'undecided if a stranger resolves it after its lines changed',
      { resolved: 'by a person', resolvedBy: 'eve', finding: OUTDATED },
      TEAM,
      undefined,
    ],
    ['undecided if the author of a fork praises it', { thumbsUpBy: ['ada'] }, FORK, undefined],
    ['rejected if a member rejects it on a fork', { thumbsDownBy: ['ada', 'mia'] }, FORK, 'rejected'],
    ['rejected if its author on a branch of the repository rejects it', { thumbsDownBy: ['ada'] }, TEAM, 'rejected'],
  ])('%s', (_, change, voters, expected) => {
    expect(findOutcome({ ...THREAD, ...change }, voters)).toBe(expected);
  });
});
