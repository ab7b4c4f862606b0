import type { Push } from '../../../github/pushes.ts';

/** Pushes within this time are recent. */
const RECENT_MS = 10 * 60_000;
const SECOND_MS = 1_000;

/**
 * Chooses how long to wait for another push before money is spent. The wait grows with the number of recent pushes: a
 * single push does not wait; two wait for a half of the maximum, three for two thirds, four for three quarters. The time
 * since the last push counts.
 *
 * @param pushes newest first
 * @param now milliseconds since 1970
 * @returns milliseconds
 */
export function choosePushWait(pushes: readonly Push[], maxSeconds: number, now: number): number {
  // The clocks of GitHub and the runner may differ.
  const ages = pushes.map(({ time }) => Math.max(0, now - time)).filter((age) => age < RECENT_MS);
  const [youngest = 0] = ages;
  const wait = ages.length < 2 ? 0 : maxSeconds * SECOND_MS * (1 - 1 / ages.length);
  return Math.max(0, Math.round(wait - youngest));
}
