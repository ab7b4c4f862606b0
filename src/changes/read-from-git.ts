import { readGitDiff } from './diff/read-diff.ts';
import type { Changes, ChangeStatus, FileChange, LeftOutFile } from './types.ts';

/** One changed file in git's own list (`--raw` and `--numstat`). */
export interface FileAccount {
  readonly path: string;
  readonly previousPath?: string;
  /** Git's letter: A, C, D, M, R, T, and U for a file in conflict. */
  readonly letter: string;
  /** Undefined for a binary file. */
  readonly additions: number | undefined;
  readonly deletions: number | undefined;
}

/** A repository that returns the patch and the list of files of the same diff. */
export interface DiffingRepository {
  diff(base: string, head: string): Promise<Uint8Array>;
  account(base: string, head: string): Promise<readonly FileAccount[]>;
}

/**
 * Reads the diff between two revisions, and checks it against git's own list of files and counts. If the two disagree
 * on a file, the file keeps git's counts, loses its lines, and is listed as left out with the reason. A comment on a
 * wrong line is worse than no comment.
 */
export async function readFromGit(repository: DiffingRepository, base: string, head: string): Promise<Changes> {
  const [patch, account] = await Promise.all([repository.diff(base, head), repository.account(base, head)]);
  return checkAgainst(readGitDiff(patch), account);
}

function checkAgainst(read: Changes, account: readonly FileAccount[]): Changes {
  const explained = new Set(read.leftOut.map((file) => file.path));
  const files = new Map(read.files.map((file) => [file.path, file]));
  const leftOut: LeftOutFile[] = [...read.leftOut];
  // A file in conflict is listed again for each of its versions.
  const listedOnce = new Map(account.toReversed().map((listed) => [listed.path, listed]));
  const checked = account
    .filter((listed) => listedOnce.get(listed.path) === listed)
    .map((listed) => {
      const file = agreedWith(files.get(listed.path), listed);
      files.delete(listed.path);
      const reason = file === undefined ? 'the diff does not contain it' : disagreement(file, listed);
      if (reason === undefined || explained.has(listed.path)) {
        return file ?? withoutLines(listed);
      }
      leftOut.push({ path: listed.path, reason: `git counts ${drawCounts(listed)} here, but ${reason}` });
      return withoutLines(listed);
    });
  for (const { path } of files.values()) {
    leftOut.push({ path, reason: 'the diff contains it, but git does not list it as changed' });
  }
  return { ...read, files: checked, leftOut };
}

/**
 * Takes from git's list what only the list says: that a file without lines is binary, and how many lines differ in a
 * file that changed its type, for which the diff has both contents in full.
 */
function agreedWith(file: FileChange | undefined, listed: FileAccount): FileChange | undefined {
  if (file === undefined) {
    return undefined;
  }
  const { additions, deletions } = listed;
  const isBinary = additions === undefined || deletions === undefined;
  if (isBinary && (file.binary || file.hunks.length === 0)) {
    return { ...file, binary: true, additions: 0, deletions: 0 };
  }
  return !isBinary && listed.letter === 'T' && file.status === 'changed' ? { ...file, additions, deletions } : file;
}

/** The difference between the diff and git's list; undefined if they agree. */
function disagreement(file: FileChange, listed: FileAccount): string | undefined {
  if (file.binary !== (listed.additions === undefined)) {
    return `the diff shows a ${file.binary ? 'binary' : 'text'} file`;
  }
  if (file.additions !== (listed.additions ?? 0) || file.deletions !== (listed.deletions ?? 0)) {
    return `the diff was read as ${drawCounts(file)}`;
  }
  const same = file.previousPath === listed.previousPath && (STATUSES[listed.letter] ?? []).includes(file.status);
  return same ? undefined : `the diff was read as ${file.status}, which git lists as ${listed.letter}`;
}

/** For git a change of mode alone is `M`. The first status of each row is used for a file without lines. */
const STATUSES: Readonly<Record<string, readonly ChangeStatus[]>> = {
  A: ['added'],
  C: ['copied'],
  D: ['removed'],
  M: ['modified', 'changed'],
  R: ['renamed'],
  T: ['changed'],
};

function withoutLines(listed: FileAccount): FileChange {
  return {
    path: listed.path,
    ...(listed.previousPath === undefined ? {} : { previousPath: listed.previousPath }),
    status: STATUSES[listed.letter]?.[0] ?? 'modified',
    binary: listed.additions === undefined,
    additions: listed.additions ?? 0,
    deletions: listed.deletions ?? 0,
    hunks: [],
  };
}

function drawCounts({ additions, deletions }: Pick<FileAccount, 'additions' | 'deletions'>): string {
  return additions === undefined || deletions === undefined ? 'a binary file' : `+${additions} -${deletions}`;
}
