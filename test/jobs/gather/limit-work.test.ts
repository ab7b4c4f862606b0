import { describe, expect, it } from 'vitest';
import { limitWork } from '../../../src/jobs/gather/limit-work.ts';

/** Runs a limit of 1,000 ms on a machine of which this process gets a share; returns when it aborts, by the clock. */
function endOf(share: number): number {
  let now = 0;
  const calls: { at: number; call: () => void }[] = [];
  const signal = limitWork(1000, {
    now: () => now,
    used: () => now * share,
    later: (call, milliseconds) => void calls.push({ at: now + milliseconds, call }),
  });
  while (!signal.aborted) {
    const next = calls.shift();
    now = next?.at ?? Number.NaN;
    next?.call();
  }
  expect(calls).toEqual([]);
  return now;
}

describe('a limit of work', () => {
  it.each([
    ['one thread that is always busy', 1, 1000, 1000],
    ['two threads that are always busy', 2, 1000, 1000],
    ['half of a processor', 0.5, 2000, 2050],
    ['nearly nothing', 0.01, 3000, 3050],
    ['nothing at all', 0, 3000, 3000],
  ])('with %s ends after its time, or three times as much by the clock', (_name, share, from, to) => {
    const end = endOf(share);
    expect(end).toBeGreaterThanOrEqual(from);
    expect(end).toBeLessThanOrEqual(to);
  });

  it('counts the processor time of this process', async () => {
    const signal = limitWork(1);
    const aborted = new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    const keptAlive = setInterval(() => undefined, 5);
    await aborted;
    clearInterval(keptAlive);
    expect(signal.aborted).toBe(true);
  });
});
