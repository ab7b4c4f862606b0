import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { earlierThreadsProvider } from '../../../src/context/notes/earlier-threads.ts';
import type { ReviewThread, ReviewThreads } from '../../../src/context/notes/review-threads.ts';
import { runProviders } from '../../../src/context/run-providers.ts';
import { diffOf } from '../../jobs/stage-dump.ts';

const LINES = Array.from({ length: 60 }, (_, index) => `line ${index + 1}\n`);
/** Line 30 changes; the hunk has lines 27 to 33. */
const { files } = readGivenDiff(diffOf({ 'a.ts': LINES.join('') }, { 'a.ts': LINES.with(29, 'changed\n').join('') }));

const THREAD: ReviewThread = {
  path: 'a.ts',
  line: 30,
  side: 'head',
  isOutdated: false,
  isResolved: false,
  comments: [{ author: 'ada', role: 'member', isOurs: false, text: 'Name it.' }],
  furtherComments: 0,
};

async function provide(...threads: readonly Partial<ReviewThread>[]) {
  const read = async (): Promise<ReviewThreads> => ({ threads: threads.map((one) => ({ ...THREAD, ...one })) });
  return run(read);
}

function run(read: () => Promise<ReviewThreads>) {
  const changed = files.map((file) => ({ file, text: undefined }));
  return runProviders([earlierThreadsProvider(read)], { changed, limit: () => new AbortController().signal });
}

function said(text: string, more: object = {}): ReviewThread['comments'][number] {
  return { author: 'ada', isOurs: false, text, ...more };
}

describe('earlier threads', () => {
  it.each<readonly [string, Partial<ReviewThread>, boolean]>([
    ['on a line of a hunk', { line: 30 }, true],
    ['on a line next to a hunk', { line: 17 }, true],
    ['on a line far from any hunk', { line: 16 }, false],
    ['on a removed line', { line: 30, side: 'base' }, true],
    ['on the whole file', { line: undefined as never }, true],
    ['on another file', { path: 'b.ts' }, false],
    ['without comments', { comments: [] }, false],
  ])('%s', async (_name, thread, isNoted) => {
    expect((await provide(thread)).notes.length).toBe(isNoted ? 1 : 0);
  });

  it('name nobody, and say who settles a question', async () => {
    const { notes } = await provide(
      { comments: [said('It is fine.', { author: 'eve', role: 'author' })], isResolved: true },
      {
        comments: [
          said('**Wrong sum**\n\n<!-- housestyle:finding 0a1b -->', { isOurs: true }),
          said('Not so.', { role: 'author' }),
          said('See above.'),
        ],
      },
    );
    expect(notes.map(({ title, text, source }) => `${source} ${title}\n${text}`)).toEqual([
      'a.ts:30 Already said on line 30 (open); a new comment must not repeat it\nhousestyle: **Wrong sum**\nthe author: Not so.\nsomebody: See above.',
      'a.ts:30 A remark on line 30 (resolved), which settles nothing\nthe author: It is fine.',
    ]);
    expect(JSON.stringify(notes)).not.toMatch(/ada|eve/);
  });

  it('of resolved threads are only their subject, and lose to open ones', async () => {
    const long = said('a'.repeat(2_000), { role: 'member' });
    const { notes } = await provide(
      { comments: [long, said('And?')] },
      { isResolved: true, comments: [long, said('Done')] },
    );
    expect(notes.map(({ text, worth }) => [text.length < 250, text.includes('Done'), worth])).toEqual([
      [false, false, 2],
      [true, false, 0.7],
    ]);
  });

  it('are the newest ones, with the beginning and the end of each', async () => {
    const comments = Array.from({ length: 8 }, (_, index) => said(`Comment ${index}`));
    const many = Array.from({ length: 9 }, (_, index) => ({
      line: 27 + (index % 3),
      comments: [said(`Thread ${index}`)],
    }));
    const { notes, leftOut } = await provide(...many, { comments, furtherComments: 2 });
    expect(notes.map(({ text }) => text)).toEqual([
      'somebody: Comment 0\n(4 comments are left out)\nsomebody: Comment 5\nsomebody: Comment 6\nsomebody: Comment 7\n(2 more comments)',
      'somebody: Thread 8',
      'somebody: Thread 7',
      'somebody: Thread 6',
      'somebody: Thread 5',
    ]);
    expect(leftOut).toEqual([
      { source: 'review threads', reason: '5 more on lines of the change are not in the prompt' },
    ]);
  });

  it('name what is missing, and why they could not be read', async () => {
    const some = await run(async () => ({ threads: [], note: 'Older comments are not shown.' }));
    expect(some.leftOut).toEqual([{ source: 'review threads', reason: 'Older comments are not shown.' }]);
    const none = await run(() => Promise.reject(new Error('GitHub refused the request')));
    expect(none.unfinished).toEqual([{ provider: 'threads', reason: 'it failed: GitHub refused the request' }]);
  });
});
