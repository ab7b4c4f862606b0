import { isPlainPath } from '../../workspace/paths.ts';
import type { FileChange } from '../types.ts';

/**
 * The reason why nobody can read or name a file: its path, before or after the change, leads out of the repository or has
 * `.` or `..` in it. Git refuses to check out such a path, but a commit or a hand-made diff may have it.
 */
export function findPathProblem({
  path,
  previousPath = path,
}: Pick<FileChange, 'path' | 'previousPath'>): string | undefined {
  return isPlainPath(path) && isPlainPath(previousPath) ? undefined : 'its path is not one inside the repository';
}
