import { describe, expect, it } from 'vitest';
import { SYSTEM_CLOCK } from '../../../src/models/wire/retry-clock.ts';

describe('waiting', () => {
  it('ends at once when the run is cancelled', async () => {
    const run = new AbortController();
    const waited = SYSTEM_CLOCK.wait(3_600_000, run.signal);
    run.abort();
    await waited;
    expect(run.signal.aborted).toBe(true);
  });

  it('does not start in a cancelled run', async () => {
    await expect(SYSTEM_CLOCK.wait(3_600_000, AbortSignal.abort())).resolves.toBeUndefined();
  });

  it('ends by itself', async () => {
    await expect(SYSTEM_CLOCK.wait(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('doubles from half a second to eight seconds, with a random part', () => {
    const waits = [0, 1, 2, 3, 4, 5, 60].map((retry) => SYSTEM_CLOCK.backoff(retry));
    const most = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
    waits.forEach((wait, retry) => {
      expect(wait).toBeLessThanOrEqual(most[retry] ?? 0);
      expect(wait).toBeGreaterThanOrEqual((most[retry] ?? 0) * 0.75);
    });
  });
});
