import type { Endings } from '../endings.ts';
import { findDefaultBase, findMergeBase, findRemoteName, resolveCommit, type NamedCommit } from './commits.ts';
import { readAccount, readPatch, type DiffHead, type FileAccount } from './diff.ts';
import { readLog, type LoggedCommit } from './log.ts';
import { startGit, type Git } from './process.ts';
import { checkedId } from './object-id.ts';
import { startObjectReader, type ObjectReader } from './object-reader.ts';
import { readTree, visitTrees, type VisitTree } from './read-trees.ts';
import type { WorkingTreePath } from './path-records.ts';
import { findInWorkingTree } from './working-tree.ts';

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
  /** The last commits that lead to one, by its id, the newest first, without merges. */
  recentCommits(from: string, most: number): Promise<readonly LoggedCommit[]>;
  /** Host and name of the upstream remote, as `github.com/octo/app`; undefined where it has no such address. */
  remoteName(): Promise<string | undefined>;
  /** The bytes of the tree of a commit, or of one by its own id; throws a `GitError` where it is missing. */
  readonly readTree: (id: string) => Promise<Buffer>;
  /**
   * Reads the tree of a commit, or one by its id, and then all that `visit` asks for, in that order. `visit` is given
   * the bytes, which it may not keep, and returns ids of trees. Throws a `GitError` where one is missing.
   */
  readonly visitTrees: (top: string, visit: VisitTree) => Promise<void>;
  /** A blob by its id; undefined where it is missing, `'too-large'` where it has more than `maxBytes`. */
  readBlob(id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  /**
   * Of the tracked and the untracked but not ignored files below a folder of the working tree, those whose paths end
   * so, all tracked links and submodules, and all that is untracked; from the folder, unsorted. Undefined where git
   * knows of no file there. What is tracked may be missing on disk.
   */
  findInWorkingTree(folder: string, endings: Endings): Promise<readonly WorkingTreePath[] | undefined>;
  close(): void;
}

/** The repository whose top folder git is called in. */
export function gitRepository(git: Git): GitRepository {
  let reader: ObjectReader | undefined;
  let isOpen = true;
  const objects = (): ObjectReader => {
    // A process that nobody ends would keep ours from ending.
    if (!isOpen) {
      throw new Error('The repository was closed');
    }
    return (reader ??= startObjectReader((args) => startGit(git, args)));
  };
  return {
    root: git.directory,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => findMergeBase(git, a, b),
    defaultBase: () => findDefaultBase(git),
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    recentCommits: (from, most) => readLog(git, from, most),
    remoteName: () => findRemoteName(git),
    readTree: async (id) => readTree(objects(), checkedId(id)),
    visitTrees: async (top, visit) => visitTrees(objects(), checkedId(top), visit),
    readBlob: async (id, maxBytes) => {
      const object = await objects().read(checkedId(id), maxBytes);
      return object?.type === 'blob' ? object.bytes : undefined;
    },
    findInWorkingTree: (folder, endings) => findInWorkingTree({ ...git, directory: folder }, endings),
    close: () => {
      isOpen = false;
      reader?.close();
    },
  };
}
