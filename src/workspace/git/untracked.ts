import { copyFile, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { at } from '../../structures/at.ts';
import { makeTemporaryFolder } from '../disk/make-temporary-folder.ts';
import { readAccount, readPatch, withoutFilters, type DiffHead, type FileAccount } from './diff.ts';
import { runGit, runGitOrFail, splitNull, type Git } from './process.ts';
import { withoutGitVariables } from './safe-git.ts';

/** A repository whose index has untracked files too, in a copy of it. Close it after use, which removes the copy. */
export interface ExtendedIndex {
  diff(base: string, head: DiffHead): Promise<Buffer>;
  account(base: string, head: DiffHead): Promise<readonly FileAccount[]>;
  close(): Promise<void>;
}

/**
 * Lists the files that git does not track, sorted, as `git status` does: without those that the ignore files of the
 * repository or the user name. A repository inside of this one is listed as `vendor/other/`.
 */
export async function listUntracked(git: Git): Promise<readonly string[]> {
  const excludes = ['-c', `core.excludesFile=${await findUserExcludes(git)}`];
  const list: Git = { ...git, settings: [...git.settings, ...excludes] };
  return splitNull(await runGitOrFail(list, ['ls-files', '-z', '--others', '--exclude-standard'])).toSorted();
}

/**
 * The user's own ignore file. The setting counts only from the system's and the user's configuration, because a repository
 * could name a pipe. If it is not set, git reads the default place.
 */
async function findUserExcludes({ directory, environment }: Git): Promise<string> {
  const git: Git = { directory, environment: withoutGitVariables(environment), settings: [] };
  for (const scope of ['--global', '--system']) {
    const asked = ['config', scope, '--includes', '--null', '--type=path', '--get', 'core.excludesFile'];
    const [path] = splitNull((await runGit(git, asked)).stdout);
    if (path !== undefined) {
      return path;
    }
  }
  const { XDG_CONFIG_HOME: configuration = '' } = environment;
  return join(configuration === '' ? join(homedir(), '.config') : configuration, 'git', 'ignore');
}

/**
 * Adds untracked files to a copy of the index, so that a diff with the working tree contains them as new files. Nothing in
 * the repository changes: no index, no lock, no object.
 *
 * @param base - A commit of the repository, whose id tells how long ids are.
 */
export function extendIndex(git: Git, base: string, paths: readonly string[]): Promise<ExtendedIndex> {
  // Git takes mode and content from the disk, because the entries have no times. `--replace`: a new file may be in a folder
  // that was a file.
  const blob = base.length === EMPTY_BLOB_SHA256.length ? EMPTY_BLOB_SHA256 : EMPTY_BLOB_SHA1;
  const entries = paths.map((path) => `100644 ${blob}\t${path}\0`).join('');
  return changeIndexCopy(git, [['--add', '--replace', '-z', '--index-info']], entries);
}

/**
 * Lists the files that differ from a commit on disk and that git was told not to look at (`git update-index --assume-unchanged`
 * and `--skip-worktree`). No diff with the working tree has them.
 *
 * @param exists whether the working tree has a file; a sparse checkout leaves thousands out
 */
export async function listOverlooked(
  git: Git,
  base: string,
  exists: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const tagged = splitNull(await runGitOrFail(git, ['ls-files', '-v', '-z'])).filter((line) => /^[a-zS] /.test(line));
  const paths = tagged.map((line) => line.slice(2));
  const onDisk = (await Promise.all(paths.map(exists))).flatMap((isThere, index) => (isThere ? at(paths, index) : []));
  if (onDisk.length === 0) {
    return [];
  }
  // Git heeds one of these flags a call.
  const calls = ['--no-assume-unchanged', '--no-skip-worktree'].map((flag) => [flag, '-z', '--stdin']);
  const listed = new Set(onDisk);
  const copy = await changeIndexCopy(git, calls, onDisk.map((path) => `${path}\0`).join(''));
  try {
    const files = await copy.account(base, 'worktree');
    return files.map(({ path }) => path).filter((path) => listed.has(path));
  } finally {
    await copy.close();
  }
}

/** Lists the files of the repository that a sparse checkout leaves out of the disk. */
export async function listLeftOut(git: Git): Promise<readonly string[]> {
  const { stdout } = await runGit(git, ['config', '--type=bool', '--get', 'core.sparseCheckout']);
  if (stdout.toString('utf8').trim() !== 'true') {
    return [];
  }
  const tagged = splitNull(await runGitOrFail(git, ['ls-files', '-t', '-z']));
  return tagged.filter((line) => line.startsWith('S ')).map((line) => line.slice(2));
}

/** Copies the index and changes the copy by calls of `git update-index`, each with the same input. */
async function changeIndexCopy(git: Git, calls: readonly (readonly string[])[], input: string): Promise<ExtendedIndex> {
  const folder = await makeTemporaryFolder('index');
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const index = join(folder, 'index');
    await copyIndex(git, index);
    // A split index would be written in two parts, one of them in the repository.
    const extended: Git = {
      ...git,
      environment: { ...git.environment, GIT_INDEX_FILE: index },
      // When git writes an index, it compares files that are as young as the index, and runs their filters for that.
      settings: [...git.settings, ...(await withoutFilters(git)), '-c', 'core.splitIndex=false'],
    };
    for (const args of calls) {
      await runGitOrFail(extended, ['update-index', ...args], input);
    }
    return {
      diff: (from, to) => readPatch(extended, from, to),
      account: (from, to) => readAccount(extended, from, to),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const EMPTY_BLOB_SHA1 = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const EMPTY_BLOB_SHA256 = '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813';

async function copyIndex(git: Git, to: string): Promise<void> {
  const answer = await runGitOrFail(git, ['rev-parse', '--git-path', 'index']);
  const path = resolve(git.directory, answer.toString('utf8').replace(/\r?\n$/, ''));
  try {
    // Git takes an entry whose file is as old as the index for changed, until it has compared the content: in one second, a
    // file can be added and edited again. So the copy is as old as the index.
    const { mtimeMs } = await stat(path);
    const seconds = Math.floor(mtimeMs / 1000);
    await copyFile(path, to);
    await utimes(to, seconds, seconds);
  } catch (error) {
    // Expected: a repository in which nothing was ever added has no index.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw error;
    }
  }
}
