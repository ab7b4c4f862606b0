import type { OwnThread } from './own-thread.ts';

/**
 * Threads on the same finding as an older thread, as two runs at once leave them. One with replies is kept, because people
 * talk there. A thread that is over is not a double: a finding that returns gets a new comment.
 *
 * @param threads ours, oldest first
 */
export function findDoubles(threads: readonly OwnThread[]): readonly OwnThread[] {
  const seen = new Set<string>();
  return threads.filter(({ finding, replies, ...thread }) => {
    if (isOver(thread)) {
      return false;
    }
    const key = JSON.stringify([thread.author, finding.fingerprints[0], finding.isOutdated]);
    const isDouble = seen.has(key);
    seen.add(key);
    return isDouble && replies.length === 0;
  });
}

/** Whether the thread is closed, as far as it is known: resolved, folded, or marked as fixed. */
export function isOver({
  resolved,
  hiddenAs,
  saysFixed,
}: Pick<OwnThread, 'resolved' | 'hiddenAs' | 'saysFixed'>): boolean {
  return (resolved ?? 'no') !== 'no' || hiddenAs !== undefined || saysFixed;
}
