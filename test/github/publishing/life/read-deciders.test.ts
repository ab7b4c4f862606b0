import { describe, expect, it } from 'vitest';
import { findDismissal } from '../../../../src/github/publishing/life/dismissals.ts';
import { readDeciders } from '../../../../src/github/publishing/life/read-deciders.ts';
import type { OwnThread, ThreadReply } from '../../../../src/github/publishing/own-thread.ts';
import { GithubError } from '../../../../src/github/api/github-error.ts';

const AUTHOR = 'ada';

function threadOf(fields: Partial<OwnThread>): OwnThread {
  return {
    comment: 1,
    author: 'bot',
    url: 'https://github.test/1',
    text: '',
    finding: { fingerprints: ['ab12'], path: 'a.ts', side: 'RIGHT', line: 3, isOutdated: false, title: 'A title' },
    resolved: 'no',
    saysFixed: false,
    thumbsDownBy: [],
    replies: [],
    ...fields,
  };
}

function reply(author: string, role?: ThreadReply['role'], body = 'False positive.'): ThreadReply {
  return { id: 1, author, isBot: author.endsWith('[bot]'), body, ...(role === undefined ? {} : { role }) };
}

/** A client that knows what people may do, and says whom it was asked about. */
function clientWith(permissions: Readonly<Record<string, string>>, thumbsDown: readonly string[] = []) {
  const asked: string[] = [];
  return {
    asked,
    permission: async (login: string): Promise<string> => {
      asked.push(login);
      const permission = permissions[login];
      if (permission === 'unknown') {
        throw new GithubError(403, 'Resource not accessible by integration', undefined, undefined);
      }
      return permission ?? 'none';
    },
    thumbsDown: async () => thumbsDown,
  };
}

type Row = readonly [name: string, thread: Partial<OwnThread>, permission: string, expected: string | undefined];

describe('a finding is dismissed', () => {
  it.each<Row>([
    ['by the reply of a collaborator who may write', { replies: [reply('eve', 'member')] }, 'write', 'eve answered'],
    ['not by that of one who may only read', { replies: [reply('eve', 'member')] }, 'read', undefined],
    ['not if GitHub does not say what the person may do', { replies: [reply('eve', 'member')] }, 'unknown', undefined],
    ['by the reply of a private member, whom GitHub does not name as one', { replies: [reply('eve')] }, 'admin', 'eve'],
    ['not by a bot', { replies: [reply('eve[bot]', 'member')] }, 'write', undefined],
    ['not by other words', { replies: [reply('eve', 'member', 'Good catch.')] }, 'write', undefined],
    ['by 👎 of a person who may write', { thumbsDownBy: ['eve'] }, 'write', 'eve marked it'],
    ['not by 👎 of a person who may only read', { thumbsDownBy: ['eve'] }, 'read', undefined],
    [
      'by a person who resolves its thread, which GitHub allowed',
      { resolved: 'by a person', resolvedBy: 'eve' },
      'read',
      'eve resolved',
    ],
    ['by a person whose account is deleted', { resolved: 'by a person' }, 'none', 'a person resolved'],
  ])('%s', async (_, fields, permission, expected) => {
    const thread = threadOf(fields);
    const client = clientWith({ eve: permission, 'eve[bot]': permission });
    const deciders = await readDeciders(client, { threads: [thread], author: AUTHOR }, true);
    const dismissal = findDismissal(thread, { author: AUTHOR }, deciders);
    expect(dismissal?.byAuthorOnly).toBe(undefined);
    expect(dismissal?.reason ?? 'not').toContain(expected ?? 'not');
  });

  it.each<readonly [name: string, thread: Partial<OwnThread>]>([
    ['resolved its thread', { resolved: 'by a person', resolvedBy: AUTHOR }],
    ['replied', { replies: [reply(AUTHOR, 'member')] }],
    ['marked it with 👎', { thumbsDownBy: [AUTHOR] }],
  ])('by the author who %s, for findings that block only if the author may write', async (_, fields) => {
    const thread = threadOf(fields);
    const decide = async (permission: string) => {
      const client = clientWith({ [AUTHOR]: permission });
      const deciders = await readDeciders(client, { threads: [thread], author: AUTHOR }, true);
      return findDismissal(thread, { author: AUTHOR }, deciders);
    };
    expect((await decide('read'))?.byAuthorOnly).toBe(true);
    expect(await decide('write')).toEqual({ reason: expect.stringContaining(AUTHOR) });
  });
});

describe('the requests for permissions', () => {
  const askedOf = async (threads: readonly OwnThread[], isBlocking = true): Promise<readonly string[]> => {
    const client = clientWith({});
    await readDeciders(client, { threads, author: AUTHOR }, isBlocking);
    return client.asked;
  };

  it('are none if nobody decided anything', async () => {
    expect(await askedOf([threadOf({ replies: [reply('eve', 'member', 'Why?')] })])).toEqual([]);
  });

  it('are not about the author if no finding can fail the run', async () => {
    const thread = threadOf({ resolved: 'by a person', resolvedBy: AUTHOR, replies: [] });
    expect([await askedOf([thread], false), await askedOf([thread])]).toEqual([[], [AUTHOR]]);
  });

  it('are about the team first, once for each person, and at most ten', async () => {
    const strangers = Array.from({ length: 20 }, (_, index) => reply(`stranger${index}`));
    const replies = [...strangers, reply('eve', 'member'), reply('eve', 'member')];
    const asked = await askedOf([threadOf({ replies })]);
    expect([asked[0], asked.length, new Set(asked).size]).toEqual(['eve', 10, 10]);
  });
});
