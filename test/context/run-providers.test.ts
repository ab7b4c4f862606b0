import { describe, expect, it } from 'vitest';
import type { ContextProvider } from '../../src/context/provider.ts';
import { runProviders } from '../../src/context/run-providers.ts';

const PIECE = { path: 'a.ts', from: 1, to: 2, worth: 1, why: 'w', for: ['b.ts'] };

function provider(name: string, provide: ContextProvider['provide']): ContextProvider<string> {
  return { name, mostMilliseconds: 50, provide };
}

it('a provider that fails, never ends or ignores its signal costs only the pieces that it did not find, and is named', async () => {
  const limits = new AbortController();
  let late: (() => void) | undefined;
  const running = runProviders(
    [
      provider('good', async ({ add }) => add(PIECE)),
      provider('broken', async ({ add }) => {
        add(PIECE);
        throw new TypeError('no grammar');
      }),
      provider('endless', ({ add }) => {
        add(PIECE);
        late = () => add(PIECE);
        return new Promise(() => {});
      }),
    ],
    { changed: [], limit: () => limits.signal },
  );
  limits.abort();
  const { pieces, unfinished } = await running;
  late?.();
  expect(pieces.map((piece) => piece.provider)).toEqual(['good', 'broken', 'endless']);
  expect(unfinished.find(({ provider }) => provider === 'endless')?.reason).toBe(
    'it was stopped after 50 ms; what it had found until then is used',
  );
  expect(unfinished.find(({ provider }) => provider === 'broken')?.reason).toBeDefined();
});

it('names the failure of a provider', async () => {
  const broken = provider('broken', () => Promise.reject(new TypeError('no grammar')));
  const { unfinished } = await runProviders([broken], { changed: [], limit: () => new AbortController().signal });
  expect(unfinished).toEqual([{ provider: 'broken', reason: 'it failed: no grammar' }]);
});

describe('notes', () => {
  const limit = (): AbortSignal => new AbortController().signal;
  const NOTE = { source: 's', text: 't', why: 'w', worth: 1 };

  it('have the name of their provider, and keep what a provider that fails handed over', async () => {
    const broken = provider('issues', async ({ note, leaveOut }) => {
      note(NOTE);
      leaveOut({ source: 'octo/shop#1', reason: 'hidden' });
      throw new TypeError('no answer');
    });
    const { notes, leftOut, unfinished } = await runProviders([broken], { changed: [], limit });
    expect(notes).toEqual([{ ...NOTE, provider: 'issues' }]);
    expect(leftOut).toEqual([{ source: 'octo/shop#1', reason: 'hidden' }]);
    expect(unfinished).toEqual([{ provider: 'issues', reason: 'it failed: no answer' }]);
  });

  it('of a provider that is too slow are dropped', async () => {
    const limits = new AbortController();
    let late: (() => void) | undefined;
    const running = runProviders(
      [
        provider('issues', ({ note, leaveOut }) => {
          note(NOTE);
          late = () => {
            note(NOTE);
            leaveOut({ source: 's', reason: 'r' });
          };
          return new Promise(() => {});
        }),
      ],
      { changed: [], limit: () => limits.signal },
    );
    limits.abort();
    const { notes, leftOut } = await running;
    late?.();
    expect([notes.length, leftOut.length]).toEqual([1, 0]);
  });

  it.each([
    { name: 'a blank text', notes: [{ ...NOTE, text: ' \n' }], kept: [] },
    {
      name: 'a long text',
      notes: [{ ...NOTE, text: 'a'.repeat(9_000) }],
      kept: [8_000 + '\n(the rest is left out)'.length],
    },
    { name: 'many notes', notes: Array.from({ length: 600 }, () => NOTE), kept: Array.from({ length: 500 }, () => 1) },
  ])('are bounded: $name', async ({ notes, kept }) => {
    const many = provider('issues', async ({ note }) => notes.forEach(note));
    const results = await runProviders([many], { changed: [], limit });
    expect(results.notes.map(({ text }) => text.length)).toEqual(kept);
  });

  it('are bounded together, and so are their titles, sources and reasons', async () => {
    const long = 'b'.repeat(8_000);
    const hostile = provider('issues', async ({ note }) => {
      for (let count = 0; count < 400; count += 1) {
        note({ source: long, title: long, why: long, text: long, worth: 1 });
      }
    });
    const { notes } = await runProviders([hostile], { changed: [], limit });
    expect(notes.length).toBe(50);
    expect(notes.every(({ source, title = '', why }) => source.length + title.length + why.length <= 1_500)).toBe(true);
  });
});
