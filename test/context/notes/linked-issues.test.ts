import { describe, expect, it } from 'vitest';
import { linkedIssuesProvider } from '../../../src/context/notes/linked-issues.ts';
import type { Issue, IssueAnswer, ReadIssue } from '../../../src/context/notes/readers.ts';
import { runProviders, type ProviderResults } from '../../../src/context/run-providers.ts';

const HOME = { host: 'github.com', owner: 'octo', name: 'shop' };

function issue(more: Partial<Issue> = {}): IssueAnswer {
  return {
    kind: 'found',
    issue: { kind: 'issue', title: 'Wrong total', body: 'It is off.', state: 'open', labels: [], ...more },
  };
}

interface Case {
  readonly title?: string;
  readonly body?: string;
  readonly messages?: readonly string[];
  readonly read?: ReadIssue;
}

async function provide({
  title = 'T',
  body = '',
  messages = [],
  read = async () => issue(),
}: Case): Promise<ProviderResults> {
  const provider = linkedIssuesProvider({
    issues: { home: HOME, self: 9, read },
    description: { title, body },
    commits: async () => messages.map((message) => ({ message })),
  });
  return runProviders([provider], { changed: [], limit: () => new AbortController().signal });
}

async function sourcesOf(given: Case): Promise<readonly string[]> {
  return (await provide(given)).notes.map(({ source }) => source);
}

describe('linked issues', () => {
  it('are notes on the whole change', async () => {
    const read = async (): Promise<IssueAnswer> =>
      issue({ labels: ['bug', 'cart'], body: 'One.<!-- hint -->\r\n\r\n\r\nTwo.' });
    expect((await provide({ body: 'Fixes #12', read })).notes).toEqual([
      {
        provider: 'issues',
        source: 'octo/shop#12',
        title: 'Issue octo/shop#12 (open, labels: bug, cart), which this change closes: Wrong total',
        text: 'One.\n\nTwo.',
        why: 'the description says `Fixes #12`',
        worth: 4,
      },
    ]);
  });

  it('without a text say so', async () => {
    const read = async (): Promise<IssueAnswer> =>
      issue({ body: '<!-- only a hint', state: 'closed', kind: 'pull-request' });
    expect((await provide({ title: 'See #2', read })).notes).toMatchObject([
      {
        title: 'Pull request octo/shop#2 (closed), which this change names: Wrong total',
        text: '(no description)',
        worth: 1,
      },
    ]);
  });

  it.each([
    {
      name: 'closed ones first, then those of this repository',
      body: 'See a/b#1, #2. Fixes a/b#3 and closes #4',
      found: ['octo/shop#4', 'a/b#3', 'octo/shop#2', 'a/b#1'],
    },
    { name: 'each once, as closed', body: '#2, OCTO/shop#2, fixes #2', found: ['octo/shop#2'] },
    { name: 'not the pull request itself', body: '#9 fixes #9', found: [] },
    {
      name: 'at most five',
      body: '#1 #2 #3 #4 #5 #6 #7',
      found: ['octo/shop#1', 'octo/shop#2', 'octo/shop#3', 'octo/shop#4', 'octo/shop#5'],
    },
    {
      name: 'only closed ones of commit messages',
      body: '',
      messages: ['Add it (#3)\n\nResolves #4'],
      found: ['octo/shop#4'],
    },
  ])('are read in order: $name', async ({ body, messages = [], found }) => {
    expect(await sourcesOf({ body, messages })).toEqual(found);
  });

  it('that may not be read are named once, unless they may be something else', async () => {
    const read: ReadIssue = async ({ number }) => {
      if (number === 3) {
        throw new TypeError('no list');
      }
      return number === 5 ? issue() : { kind: 'refused', reason: 'it does not exist' };
    };
    const { notes, leftOut } = await provide({
      body: 'Fixes #1. Closes #1. See a/b#2, #333 and fix #3, fix #5.',
      read,
    });
    expect(notes.map(({ source }) => source)).toEqual(['octo/shop#5']);
    expect(leftOut).toEqual([
      { source: 'octo/shop#1', reason: 'this linked issue is not in the prompt: it does not exist' },
      { source: 'octo/shop#3', reason: 'this linked issue is not in the prompt: it could not be read: no list' },
      { source: 'a/b#2', reason: 'this linked issue is not in the prompt: it does not exist' },
    ]);
  });

  it('that are too many are counted', async () => {
    const { leftOut } = await provide({ body: [1, 2, 3, 4, 5, 6, 7].map((one) => `Fixes #${one}.`).join(' ') });
    expect(leftOut).toEqual([{ source: 'linked issues', reason: '2 more are not read, because at most 5 are' }]);
  });
});
