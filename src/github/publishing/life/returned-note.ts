import type { OwnThread } from '../own-thread.ts';

/** Marks our answer in a thread whose finding has returned with a commit. */
export function returnedMarker(headSha: string): string {
  return `<!-- housestyle:returned ${headSha} -->`;
}

/** Whether a thread already has our answer for this commit. Somebody else's copy only keeps us from repeating it. */
export function saysReturned({ replies }: Pick<OwnThread, 'replies'>, headSha: string): boolean {
  return replies.some(({ body }) => body.trimEnd().endsWith(returnedMarker(headSha)));
}
