import { countLines } from './read-diff.ts';
import { readHunk } from './read-hunk.ts';
import type { Changes, ChangeStatus, FileChange, Hunk, LeftOutFile } from './types.ts';

/** The fields that we read of a row of `GET /repos/{owner}/{repo}/pulls/{number}/files`. */
export interface ApiFile {
  readonly filename: string;
  readonly previous_filename?: string | undefined;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** Id of the blob; null for a submodule in some answers. */
  readonly sha?: string | null | undefined;
  /** From the first `@@` on, without a line feed at the end. Absent for a binary, too large or unedited file. */
  readonly patch?: string | undefined;
}

/** Reads the rows of the files endpoint, in their order. */
export function readApiFiles(rows: readonly ApiFile[]): Changes {
  const read = rows.map(readApiFile);
  return {
    files: read.map(({ file }) => file),
    leftOut: read.flatMap(({ leftOut }) => (leftOut === undefined ? [] : [leftOut])),
    source: 'github-files',
  };
}

/** Reads one row; a file whose lines are missing or not all there is also left out, with the reason. */
export function readApiFile(row: ApiFile): { readonly file: FileChange; readonly leftOut?: LeftOutFile } {
  const status = statusOf(row.status);
  const moved = status === 'renamed' || status === 'copied';
  const { hunks, complete } = readPatch(row.patch ?? '');
  const file: FileChange = {
    path: row.filename,
    ...(moved && row.previous_filename !== undefined ? { previousPath: row.previous_filename } : {}),
    status,
    binary: isBinary(row),
    additions: row.additions,
    deletions: row.deletions,
    hunks,
  };
  const reason = reasonToLeaveOut(row, hunks, complete);
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
  return STATUSES[status] ?? 'modified';
}

/** The blobs of no bytes, by SHA-1 and by SHA-256. */
const EMPTY_BLOBS = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

/** GitHub has no field for it: a binary file counts no lines, and neither do an empty one, a rename and a mode. */
function isBinary(row: ApiFile): boolean {
  const contentChanged = row.status === 'added' || row.status === 'modified' || row.status === 'removed';
  const empty = row.status !== 'modified' && EMPTY_BLOBS.has(row.sha ?? '');
  return !row.patch && row.additions + row.deletions === 0 && contentChanged && !empty;
}

function readPatch(patch: string): { readonly hunks: readonly Hunk[]; readonly complete: boolean } {
  const hunks: Hunk[] = [];
  let at = 0;
  while (at < patch.length) {
    const read = readHunk(patch, at);
    if (read.kind !== 'hunk') {
      return { hunks, complete: false };
    }
    hunks.push(read.hunk);
    at = read.end + 1;
  }
  return { hunks, complete: true };
}

function reasonToLeaveOut(row: ApiFile, hunks: readonly Hunk[], complete: boolean): string | undefined {
  if (!row.patch) {
    return row.additions + row.deletions > 0 ? 'GitHub gave no patch for this file (too large)' : undefined;
  }
  const { additions, deletions } = countLines(hunks);
  const whole = complete && additions === row.additions && deletions === row.deletions;
  return whole
    ? undefined
    : `GitHub gave ${additions + deletions} of ${row.additions + row.deletions} changed lines of this file`;
}
