import type { OwnThread, ThreadReply } from '../own-thread.ts';

/** Marks our answer in a thread whose finding has returned with a commit. */
export function returnedMarker(headSha: string): string {
  return `<!-- housestyle:returned ${headSha} -->`;
}

/** Whether a thread already has our answer for this commit. Somebody else's copy only keeps us from repeating it. */
export function saysReturned({ replies }: Pick<OwnThread, 'replies'>, headSha: string): boolean {
  return replies.some(({ body }) => body.trimEnd().endsWith(returnedMarker(headSha)));
}

/** Our answers that an older one in the same thread equals, as two runs at once leave them. */
export function findDoubledNotes(
  threads: readonly Pick<OwnThread, 'replies'>[],
  isOurs: (reply: ThreadReply) => boolean,
): readonly ThreadReply[] {
  return threads.flatMap(({ replies }) => {
    const seen = new Set<string>();
    return replies.filter((reply) => {
      const marker = /<!-- housestyle:returned [0-9a-f]+ -->$/.exec(reply.body.trimEnd())?.[0];
      const isDouble = marker !== undefined && isOurs(reply) && seen.has(marker);
      if (marker !== undefined && isOurs(reply)) {
        seen.add(marker);
      }
      return isDouble;
    });
  });
}
