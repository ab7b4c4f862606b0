import { createHash } from 'node:crypto';
import { exclusionByGlobs, type ScopeRules } from '../../changes/review-scope.ts';

/**
 * What a job reviews of a pull request: all of it, or the files in its `paths`. Jobs with different `paths`, such as one for
 * each package of a repository, keep a summary each, and leave each other's findings alone.
 *
 * The name of the job or the workflow would not do: a command in a comment, a run by hand and the second of two stages
 * continue the same review, and they are other jobs. The jobs of a matrix have one name.
 */
export interface Part {
  /** Written into our comments, so that a later run finds those of its own part. */
  readonly id: string;
  /** Empty for the whole change. */
  readonly paths: readonly string[];
  /** Which of the job's globs leaves a path out. */
  readonly exclusionOf: ReturnType<typeof exclusionByGlobs>;
}

const WHOLE_ID = 'all';

/** Makes the part that the options of a job name. Neither order nor repetition of `paths` matters. */
export function makePart({ paths, ignore }: Pick<ScopeRules, 'paths' | 'ignore'>): Part {
  const sorted = [...new Set(paths)].toSorted();
  const digest = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
  return { id: sorted.length === 0 ? WHOLE_ID : digest, paths, exclusionOf: exclusionByGlobs({ paths, ignore }) };
}

/** A job without `paths` and `ignore`. */
export const WHOLE_CHANGE = makePart({ paths: [], ignore: [] });

/**
 * Whether a finding at this path is another job's. Files that `ignore` leaves out count only if there is another job: the
 * findings of a job whose `ignore` has grown would not be anybody's.
 *
 * @param isShared whether another part has a summary or a review on the pull request
 */
export function isOfOtherPart({ exclusionOf }: Part, path: string, isShared: boolean): boolean {
  const kind = exclusionOf(path);
  return kind === 'not-in-paths' || (kind === 'ignored' && isShared);
}
