import { startBlobReader, type BlobReader } from './blob-reader.ts';
import { findDefaultBase, findMergeBase, findRemoteName, resolveCommit, type NamedCommit } from './git-commits.ts';
import { readAccount, readPatch, type DiffHead, type FileAccount } from './git-diff.ts';
import { runGitOrFail, splitNull, startGit, type Git } from './git-process.ts';
import { checkedId } from './object-id.ts';

/** One entry of a commit's tree; `mode` as git writes it, such as `100644`. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/**
 * A repository on disk, read by git alone. Neither the repository's configuration nor the user's can run a program
 * or change what is read. To be closed when done: it holds a process.
 */
export interface GitRepository {
  /** The top folder of the working tree. */
  readonly root: string;
  /** The full id of the commit that a name stands for; undefined where there is none. */
  resolve(ref: string): Promise<string | undefined>;
  /** The best common ancestor of two commits, by their ids; undefined for unrelated histories and shallow clones. */
  mergeBase(a: string, b: string): Promise<string | undefined>;
  /** Where the current branch left the default branch of its upstream. `ref` is that branch. */
  defaultBase(): Promise<NamedCommit | undefined>;
  /** The unified diff as bytes, with `a/` and `b/` and renames found. */
  diff(base: string, head: DiffHead): Promise<Buffer>;
  /** The files of the same diff by `--raw` and `--numstat`. */
  account(base: string, head: DiffHead): Promise<readonly FileAccount[]>;
  /** Host and name of the upstream remote, as `github.com/octo/app`; undefined where it has no such address. */
  remoteName(): Promise<string | undefined>;
  /** All entries of a commit's tree at any depth; no folders. */
  listTree(commit: string): Promise<readonly TreeEntry[]>;
  /** A blob by its id; undefined where it is missing, `'too-large'` where it has more than `maxBytes`. */
  readBlob(id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  close(): void;
}

/** The repository whose top folder git is called in. */
export function gitRepository(git: Git): GitRepository {
  let blobs: BlobReader | undefined;
  const startBlobs = (): BlobReader => startBlobReader(startGit(git, ['cat-file', '--batch']));
  return {
    root: git.directory,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => findMergeBase(git, a, b),
    defaultBase: () => findDefaultBase(git),
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    remoteName: () => findRemoteName(git),
    listTree: (commit) => listTree(git, commit),
    readBlob: (id, maxBytes) => (blobs ??= startBlobs()).read(checkedId(id), maxBytes),
    close: () => {
      blobs?.close();
      blobs = undefined;
    },
  };
}

async function listTree(git: Git, commit: string): Promise<readonly TreeEntry[]> {
  const listed = await runGitOrFail(git, ['ls-tree', '-r', '-z', '--full-tree', checkedId(commit)]);
  return splitNull(listed).map((record) => {
    // `100644 blob <id> TAB path`
    const tab = record.indexOf('\t');
    const [mode = '', , id = ''] = record.slice(0, tab).split(' ');
    return { path: record.slice(tab + 1), mode, id };
  });
}
