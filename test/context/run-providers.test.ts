import { expect, it } from 'vitest';
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
