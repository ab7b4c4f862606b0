import type { Endings } from '../endings.ts';
import {
  findCurrentBranch,
  isShallowClone,
  listRevisionNames,
  findDefaultBase,
  findMergeBase,
  findRemoteName,
  resolveCommit,
  type NamedCommit,
} from './commits.ts';
import { readAccount, readPatch, type DiffHead, type FileAccount } from './diff.ts';
import {
  readSubjects,
  readLoggedPaths,
  readLogMessages,
  readMainLine,
  type LoggedMessage,
  type MergedCommit,
} from './log.ts';
import { startGit, type Git } from './process.ts';
import { checkedId } from './object-id.ts';
import { startObjectReader, type ObjectReader } from './object-reader.ts';
import { readTree, visitTrees, type VisitTree } from './read-trees.ts';
import type { WorkingTreePath } from './path-records.ts';
import { listBlobs, type ListedBlob } from './list-blobs.ts';
import { extendIndex, listLeftOut, listOverlooked, listUntracked, type ExtendedIndex } from './untracked.ts';
import { findInWorkingTree } from './working-tree.ts';

export type { ListedBlob, MergedCommit, NamedCommit, WorkingTreePath };

/**
 * A repository on disk, which is read only through git. Neither the repository's configuration nor the user's can run a
 * program or change what is read. Close it after use: it keeps a process running.
 */
export interface GitRepository {
  /** The top folder of the working tree. */
  readonly root: string;
  /** The full id of the commit that a name refers to; undefined if there is no such commit. */
  resolve(ref: string): Promise<string | undefined>;
  /** The best common ancestor of two commits, by their ids; undefined for unrelated histories and shallow clones. */
  mergeBase(a: string, b: string): Promise<string | undefined>;
  /** Where the current branch left the default branch of its upstream. `ref` is that branch. */
  defaultBase(): Promise<NamedCommit | undefined>;
  /** The names of branches and tags: `main`, `origin/main`, `v1.0.0`. */
  revisionNames(): Promise<readonly string[]>;
  /** Whether the clone has only the last commits. */
  isShallow(): Promise<boolean>;
  /** The branch that is checked out; undefined if none is. */
  currentBranch(): Promise<string | undefined>;
  /** The unified diff as bytes, with the prefixes `a/` and `b/`, and with renames detected. */
  diff(base: string, head: DiffHead): Promise<Buffer>;
  /** The files of the same diff, as `--raw` and `--numstat` list them. */
  account(base: string, head: DiffHead): Promise<readonly FileAccount[]>;
  /** The last commits up to this one, newest first, without merges, and without those that `without` was made from. */
  recentSubjects(from: string, most: number): Promise<readonly string[]>;
  /** The same commits with their whole messages. */
  recentMessages(from: string, most: number, without: string): Promise<readonly LoggedMessage[]>;
  /** The paths that each of the last commits up to this one changed, newest first, without merges. */
  recentPaths(from: string, most: number): Promise<readonly (readonly string[])[]>;
  /** The last commits of the main line up to this one, newest first: of a merge only its first parent is followed. */
  mainLine(from: string, most: number): Promise<readonly MergedCommit[]>;
  /** Host and name of the upstream remote, such as `github.com/octo/app`; undefined if it has no such address. */
  remoteName(): Promise<string | undefined>;
  /** Reads the tree of a commit, or the tree with this id. Throws a `GitError` if it is missing. */
  readonly readTree: (id: string) => Promise<Buffer>;
  /**
   * Reads the tree of a commit, or the tree with this id, and then the trees that `visit` asks for, in that order. `visit`
   * gets the bytes of a tree, which it must not keep, and returns ids of trees. Throws a `GitError` if one is missing.
   */
  readonly visitTrees: (top: string, visit: VisitTree) => Promise<void>;
  /** All files, symbolic links and submodules of a commit, with the sizes of the files, in the order of their paths. */
  listBlobs(commit: string): Promise<readonly ListedBlob[]>;
  /** Reads a blob by its id. Returns undefined if it is missing, and `'too-large'` if it has more than `maxBytes`. */
  readBlob(id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  /**
   * Finds paths below a folder of the working tree, relative to it and unsorted: tracked files whose paths have one of the
   * endings, all tracked links and submodules, and all untracked paths that are not ignored. Returns undefined if git has
   * no file there. Tracked paths may be missing on disk.
   */
  findInWorkingTree(folder: string, endings: Endings): Promise<readonly WorkingTreePath[] | undefined>;
  /** The files that git does not track and that neither the repository nor the user ignores, sorted. */
  untrackedPaths(): Promise<readonly string[]>;
  /** The files that differ from a commit on disk, and that git was told not to look at. `exists` asks the disk. */
  overlookedPaths(base: string, exists: (path: string) => Promise<boolean>): Promise<readonly string[]>;
  /** The files that a sparse checkout leaves out of the disk. */
  leftOutPaths(): Promise<readonly string[]>;
  /** The repository as if the untracked files had been added, for a diff of the commit `base` and the working tree. */
  withUntracked(base: string, paths: readonly string[]): Promise<ExtendedIndex>;
  close(): void;
}

/** Creates the repository for calls of git in its top folder. */
export function gitRepository(git: Git): GitRepository {
  let reader: ObjectReader | undefined;
  let isOpen = true;
  const objects = (): ObjectReader => {
    // A reader that starts after closing would never be closed, and its process would keep ours running.
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
    revisionNames: () => listRevisionNames(git),
    isShallow: () => isShallowClone(git),
    currentBranch: () => findCurrentBranch(git),
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    recentSubjects: (from, most) => readSubjects(git, from, most),
    recentMessages: (from, most, without) => readLogMessages(git, from, most, without),
    recentPaths: (from, most) => readLoggedPaths(git, from, most),
    mainLine: (from, most) => readMainLine(git, from, most),
    remoteName: () => findRemoteName(git),
    readTree: async (id) => readTree(objects(), checkedId(id)),
    visitTrees: async (top, visit) => visitTrees(objects(), checkedId(top), visit),
    listBlobs: (commit) => listBlobs(git, commit),
    readBlob: async (id, maxBytes) => {
      const object = await objects().read(checkedId(id), maxBytes);
      return object?.type === 'blob' ? object.bytes : undefined;
    },
    findInWorkingTree: (folder, endings) => findInWorkingTree({ ...git, directory: folder }, endings),
    untrackedPaths: () => listUntracked(git),
    overlookedPaths: (base, exists) => listOverlooked(git, checkedId(base), exists),
    leftOutPaths: () => listLeftOut(git),
    withUntracked: (base, paths) => extendIndex(git, checkedId(base), paths),
    close: () => {
      isOpen = false;
      reader?.close();
    },
  };
}
