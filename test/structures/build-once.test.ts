import { expect, it } from 'vitest';
import { buildOnce } from '../../src/structures/build-once.ts';

/** A build that ends when its signal aborts or `finish` is called, and counts how often it was started. */
function stage() {
  const finish: (() => void)[] = [];
  const get = buildOnce(
    (signal) =>
      new Promise<{ readonly isCancelled: boolean; readonly number: number }>((resolve) => {
        const number = finish.push(() => resolve({ isCancelled: signal.aborted, number }));
        signal.addEventListener('abort', () => resolve({ isCancelled: true, number }));
      }),
  );
  return { get, finish };
}

it('builds once for several callers', async () => {
  const { get, finish } = stage();
  const { signal } = new AbortController();
  const both = [get(signal), get(signal)];
  finish[0]?.();
  expect((await Promise.all(both)).map(({ number }) => number)).toEqual([1, 1]);
  expect((await get(signal)).number).toBe(1);
});

it('builds again for a caller who waits while another one cancels', async () => {
  const { get, finish } = stage();
  const cancelled = new AbortController();
  const [first, second] = [get(cancelled.signal), get(new AbortController().signal)];
  cancelled.abort();
  expect(await first).toEqual({ isCancelled: true, number: 1 });
  finish[1]?.();
  expect(await second).toEqual({ isCancelled: false, number: 2 });
});

it('builds again after a failure', async () => {
  let tries = 0;
  const get = buildOnce(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve({ isCancelled: false });
  });
  const { signal } = new AbortController();
  await expect(get(signal)).rejects.toThrow('broken');
  expect(await get(signal)).toEqual({ isCancelled: false });
});
