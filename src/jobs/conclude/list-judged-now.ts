import { countLines } from '../../changes/diff/read-diff.ts';
import type { ExcludedFile } from '../../changes/review-scope.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import type { JudgedNow } from '../../reports/review/judged-now.ts';
import type { Unjudged } from '../../reports/review/review-result.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { Judges } from './measure-coverage.ts';

/** Lists the files that were judged whole in this run, so that a finding that is not reported any more is known to be gone. */
export function listJudgedNow(
  changes: Changes,
  reviewed: readonly FileChange[],
  excluded: readonly ExcludedFile[],
  { parts, checkedFiles }: Judges,
  { unjudged, isOffline, isValidated, isAsked }: JudgedBy,
): JudgedNow {
  const unread = new Set(excluded.map(({ path }) => path));
  const whole = reviewed.filter(({ path }) => !unread.has(path));
  const isEverythingRead = unjudged.requests + unjudged.agents + unjudged.comments + unjudged.cutReplies === 0;
  const answered = groupBy(parts?.answered ?? [], ({ path }) => path);
  const missed = new Set(
    [...(parts?.failed ?? []), ...(parts?.overLimit ?? []), ...(parts?.waiting ?? [])].map(({ path }) => path),
  );
  const isRead = (file: FileChange): boolean =>
    !missed.has(file.path) && isShownWhole(file, answered.get(file.path) ?? []);
  return {
    // Another agent, or an answer to a person, need not repeat what a usual review found.
    byModel: new Set(isEverythingRead && !isAsked ? whole.filter(isRead).map(({ path }) => path) : []),
    byRules: new Set(whole.filter(({ path }) => checkedFiles.has(path)).map(({ path }) => path)),
    isValidated,
    isOffline: isOffline && unjudged.unaskedModel === undefined,
    ...namePaths(changes),
  };
}

/** Which files the change has, removes and renames, by which a finding of an earlier run is found again. */
export function namePaths(changes: Changes): Pick<JudgedNow, 'changed' | 'removed' | 'renames'> {
  const isWholeChange = changes.missing === undefined && changes.leftOut.length === 0;
  return {
    ...(isWholeChange ? { changed: new Set(changes.files.map(({ path }) => path)) } : {}),
    removed: new Set(changes.files.filter(({ status }) => status === 'removed').map(({ path }) => path)),
    renames: new Map(
      changes.files.flatMap(({ status, path, previousPath }) =>
        status === 'renamed' && previousPath !== undefined ? [[previousPath, path] as const] : [],
      ),
    ),
  };
}

interface JudgedBy {
  readonly unjudged: Unjudged;
  readonly isOffline: boolean;
  readonly isValidated: boolean;
  readonly isAsked: boolean;
}

/** Whether a model saw every changed line of a file. */
function isShownWhole(file: FileChange, parts: readonly HunkPart[]): boolean {
  if (parts.length === 0 || parts.some(({ cutLines }) => cutLines > 0)) {
    return false;
  }
  if (file.view !== undefined || file.status === 'changed') {
    // A bundle is shown as its changed modules, and a file that became a link as two files.
    return true;
  }
  const { additions, deletions } = countLines(file.hunks);
  return parts.reduce((sum, { changedLines }) => sum + changedLines, 0) >= additions + deletions;
}
