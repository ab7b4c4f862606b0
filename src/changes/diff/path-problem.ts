import type { FileChange } from '../types.ts';

/** A part that is empty, `.` or `..`, a drive of Windows, or a NUL: what no workspace reads. */
const LEADS_OUT = /(?:^|\/)\.{0,2}(?:\/|$)|^[a-z]:|\0/i;

/**
 * The reason why nobody can read or name a file: its path, before or after the change, leads out of the repository or has
 * `.` or `..` in it. Git refuses to check out such a path, but a commit or a hand-made diff may have it.
 */
export function findPathProblem({
  path,
  previousPath = path,
}: Pick<FileChange, 'path' | 'previousPath'>): string | undefined {
  return LEADS_OUT.test(path) || LEADS_OUT.test(previousPath) ? 'its path is not one inside the repository' : undefined;
}
