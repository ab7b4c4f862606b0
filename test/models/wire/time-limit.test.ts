import { expect, it, vi } from 'vitest';
import { findInTime, withinTime } from '../../../src/models/wire/time-limit.ts';

const NEVER = new AbortController().signal;
const hang = (): Promise<never> => new Promise(() => undefined);

it('returns the result of work that ends in time', async () => {
  expect(await withinTime(60_000, NEVER, async () => 7)).toEqual({ kind: 'done', value: 7 });
});

it('rejects if the work rejects', async () => {
  await expect(withinTime(60_000, NEVER, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('aborts work that takes too long', async () => {
  let told: AbortSignal | undefined;
  const timed = await withinTime(0, NEVER, (signal) => {
    told = signal;
    return hang();
  });
  expect(timed).toEqual({ kind: 'timed-out' });
  expect(told?.aborted).toBe(true);
});

it('aborts work whose caller is cancelled', async () => {
  const end = new AbortController();
  let told: AbortSignal | undefined;
  const timed = withinTime(60_000, end.signal, (signal) => {
    told = signal;
    return hang();
  });
  end.abort();
  expect(await timed).toEqual({ kind: 'cancelled' });
  expect(told?.aborted).toBe(true);
});

it('does not start for a caller that is already cancelled', async () => {
  expect(await withinTime(60_000, AbortSignal.abort(), () => expect.fail('began'))).toEqual({ kind: 'cancelled' });
});

it('ignores an error of work after its end', async () => {
  const timed = await withinTime(
    0,
    NEVER,
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('late')))),
  );
  expect(timed).toEqual({ kind: 'timed-out' });
});

it('gives up a lookup of credentials that no server answers', async () => {
  const onGivenUp = vi.fn();
  const given = findInTime(hang, 0, onGivenUp);
  await expect(given).rejects.toThrow('the server that gives them did not answer within 0 seconds');
  expect(onGivenUp).toHaveBeenCalledOnce();
  await expect(findInTime(() => Promise.reject(new Error('none')))).rejects.toThrow('none');
  expect(await findInTime(async () => 7)).toBe(7);
});
