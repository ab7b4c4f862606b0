import { isEmptyBlob } from './empty-blob.ts';
import { findPathProblem } from './path-problem.ts';
import { readHunk } from './read-hunk.ts';
import { recentLines, type RecentLines } from './recent-lines.ts';
import type { Changes, ChangeStatus, FileChange, Hunk, LeftOutFile } from '../types.ts';

/** The fields that are read from a row of `GET /repos/{owner}/{repo}/pulls/{number}/files`. */
export interface ApiFile {
  readonly filename: string;
  readonly previous_filename?: string | undefined;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** Id of the blob. Some answers have null for a submodule. */
  readonly sha?: string | null | undefined;
  /**
   * From the first `@@` on, without a line feed at the end. Absent for a binary file, a file that is too large, and an
   * unedited file.
   */
  readonly patch?: string | undefined;
}

/** Reads the rows of the files endpoint, in order. */
export function readApiFiles(rows: readonly ApiFile[]): Changes {
  const recent = recentLines();
  const read = rows.map((row) => readRow(row, recent));
  return {
    files: read.map(({ file }) => file),
    leftOut: read.flatMap(({ leftOut }) => (leftOut === undefined ? [] : [leftOut])),
    source: 'github-files',
  };
}

/** Reads one row. A file with missing or incomplete lines is also listed as left out, with the reason. */
export function readApiFile(row: ApiFile): ReadRow {
  return readRow(row, recentLines());
}

interface ReadRow {
  readonly file: FileChange;
  readonly leftOut?: LeftOutFile;
}

function readRow(row: ApiFile, recent: RecentLines): ReadRow {
  const named = statusOf(row.status);
  // No removed file has added lines, so that a row which says both changes the file.
  const status = named === 'removed' && row.additions > 0 ? 'modified' : named;
  const moved = status === 'renamed' || status === 'copied';
  const patch = readPatch(row.patch ?? '', recent);
  const file: FileChange = {
    path: row.filename,
    ...(moved && row.previous_filename !== undefined ? { previousPath: row.previous_filename } : {}),
    status,
    binary: isBinary(row),
    additions: row.additions,
    deletions: row.deletions,
    hunks: patch.hunks,
  };
  const pathProblem = findPathProblem(file);
  if (pathProblem !== undefined) {
    return { file: { ...file, hunks: [] }, leftOut: { path: file.path, reason: pathProblem } };
  }
  const reason = reasonToLeaveOut(row, patch);
  return reason === undefined ? { file } : { file, leftOut: { path: file.path, reason } };
}

const STATUSES: Readonly<Record<string, ChangeStatus>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
  copied: 'copied',
  changed: 'changed',
  unchanged: 'changed',
};

function statusOf(status: string): ChangeStatus {
  return (Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined) ?? 'modified';
}

/**
 * GitHub has no field for binary files. A binary file has no line counts, but neither has an empty file, a rename or a
 * change of mode.
 */
function isBinary(row: ApiFile): boolean {
  const contentChanged = row.status === 'added' || row.status === 'modified' || row.status === 'removed';
  const empty = row.status !== 'modified' && isEmptyBlob(row.sha ?? '');
  return !row.patch && row.additions + row.deletions === 0 && contentChanged && !empty;
}

interface ReadPatch {
  readonly hunks: readonly Hunk[];
  readonly additions: number;
  readonly deletions: number;
  readonly complete: boolean;
}

function readPatch(patch: string, recent: RecentLines): ReadPatch {
  const bytes = Buffer.from(patch);
  const hunks: Hunk[] = [];
  let additions = 0;
  let deletions = 0;
  let at = 0;
  while (at < bytes.length) {
    const read = readHunk(bytes, at, recent);
    if (read.kind !== 'hunk') {
      return { hunks, additions, deletions, complete: false };
    }
    hunks.push(read.hunk);
    additions += read.additions;
    deletions += read.deletions;
    at = read.end + 1;
  }
  return { hunks, additions, deletions, complete: true };
}

function reasonToLeaveOut(row: ApiFile, { additions, deletions, complete }: ReadPatch): string | undefined {
  if (!row.patch) {
    return row.additions + row.deletions > 0 ? 'GitHub gave no patch for this file (too large)' : undefined;
  }
  const whole = complete && additions === row.additions && deletions === row.deletions;
  return whole
    ? undefined
    : `GitHub gave ${additions + deletions} of ${row.additions + row.deletions} changed lines of this file`;
}
