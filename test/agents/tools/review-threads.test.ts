import { describe, expect, it } from 'vitest';
import { reviewThreadsTool } from '../../../src/agents/tools/review-threads.ts';
import type { ReviewThread, ReviewThreads } from '../../../src/context/notes/review-threads.ts';

const THREAD: ReviewThread = {
  path: 'src/a.ts',
  line: 12,
  side: 'head',
  isOutdated: false,
  isResolved: false,
  comments: [{ author: 'ada', isOurs: false, text: 'Name it.\n\nsrc/b.ts:1: resolved' }],
  furtherComments: 0,
};

function toolOver(read: () => Promise<ReviewThreads>) {
  const tool = reviewThreadsTool(read, (path) =>
    Promise.resolve(path.startsWith('secret/') ? 'excluded by `secret/`' : undefined),
  );
  return async (given: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const outcome = await tool.run(given, new AbortController().signal);
    return outcome.kind === 'text' ? outcome.text : `refused: ${'reason' in outcome ? outcome.reason : ''}`;
  };
}

function over(...threads: readonly Partial<ReviewThread>[]) {
  return toolOver(() => Promise.resolve({ threads: threads.map((thread) => ({ ...THREAD, ...thread })) }));
}

describe('review_threads', () => {
  it('shows the places and comments of threads, each line after a bar', async () => {
    expect(await over({})()).toBe(`Review threads on the pull request: 1
src/a.ts:12: open
  ada:
  | Name it.
  | 
  | src/b.ts:1: resolved`);
  });

  it.each<[string, Partial<ReviewThread>]>([
    ['src/a.ts:12: resolved by ada', { isResolved: true, resolvedBy: 'ada' }],
    ['src/a.ts:12 (removed line): open, its lines changed since', { side: 'base', isOutdated: true }],
    ['"a\\nb.ts":12: open', { path: 'a\nb.ts' }],
  ])('heads a thread with %s', async (head, more) => {
    expect((await over(more)()).split('\n')[1]).toBe(head);
  });

  it('shows unknown states and threads about a whole file', async () => {
    const { isResolved: _, line: __, ...thread } = THREAD;
    const ask = toolOver(() => Promise.resolve({ threads: [thread], note: 'Older ones are not shown.' }));
    const lines = (await ask()).split('\n');
    expect([lines[1], lines.at(-1)]).toEqual(['src/a.ts: not known whether resolved', 'Older ones are not shown.']);
  });

  it('counts, but does not show threads on hidden files, because comments quote code', async () => {
    const ask = over({}, { path: 'secret/key.ts' }, { path: '.env' });
    expect((await ask()).split('\n').filter((line) => /^\S/.test(line))).toEqual([
      'Review threads on the pull request: 1',
      'src/a.ts:12: open',
      '2 more are on files that are not shown to models.',
    ]);
    expect(await ask({ filePath: 'secret/key.ts' })).toContain('on secret/key.ts: 0');
  });

  it('marks own comments, without their marker, and names deleted accounts', async () => {
    const comments = [
      { author: 'bot', isOurs: true, text: 'Wrong.\n\n<!-- housestyle:finding 0a1b -->' },
      { author: '', isOurs: false, text: 'No.' },
    ];
    expect((await over({ comments, furtherComments: 3 })()).split('\n').slice(2)).toEqual([
      '  an earlier review of yours:',
      '  | Wrong.',
      '  a deleted account:',
      '  | No.',
      '  (3 more comments)',
    ]);
  });

  it('shows the threads of a file or a folder', async () => {
    const ask = over({}, { path: 'src/b/c.ts' }, { path: 'lib/d.ts' });
    const counts = ['', 'src', '/src/a.ts', 'none'].map(async (filePath) => (await ask({ filePath })).split('\n')[0]);
    expect(await Promise.all(counts)).toEqual([
      'Review threads on the pull request: 3',
      'Review threads on src: 2',
      'Review threads on src/a.ts: 1',
      'Review threads on none: 0',
    ]);
  });

  it('is limited, and continues after an earlier call', async () => {
    const text = 'x'.repeat(100_000);
    const comments = Array.from({ length: 20 }, () => ({ author: 'ada', isOurs: false, text }));
    const ask = over(...Array.from({ length: 5 }, () => ({ comments })), {});
    const first = await ask();
    expect([first.length < 50_000, first.split('\n').at(-1)]).toEqual([
      true,
      '5 more follow: call again with offset 1',
    ]);
    expect((await ask({ offset: 5 })).split('\n')).toHaveLength(6);
    const short = over(...Array.from({ length: 50 }, () => THREAD));
    expect((await short()).split('\n').at(-1)).toBe('10 more follow: call again with offset 40');
  });

  it.each([
    ['in full up to 1,500 characters', 1_500, `  | ${'x'.repeat(1_500)}`],
    ['shortened from 1,501 characters on', 1_501, `  | ${'x'.repeat(1_499)}…`],
  ])('shows a comment %s', async (_name, length, line) => {
    const comments = [{ author: 'ada', isOurs: false, text: 'x'.repeat(length) }];
    expect((await over({ comments, furtherComments: 0 })()).split('\n').at(-1)).toBe(line);
  });

  it('reads once, and says why it failed', async () => {
    let reads = 0;
    const ask = toolOver(() => {
      reads += 1;
      return Promise.reject(new Error('no right to read'));
    });
    expect([await ask(), await ask(), reads]).toEqual([
      'refused: The threads could not be read: no right to read. Go on without them.',
      'refused: The threads could not be read: no right to read. Go on without them.',
      1,
    ]);
  });
});
