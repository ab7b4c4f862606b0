import { lstat, realpath } from 'node:fs/promises';
import { join, relative, resolve as resolvePath } from 'node:path';
import { GitError, runGit, type Git, type Run } from './process.ts';
import { gitRepository, type GitRepository } from './git.ts';
import { refusePipes } from './refuse-pipes.ts';
import { readSafeDirectories, safeGit } from './safe-git.ts';

/** A repository, or why a folder has none that can be read. */
export type OpenedRepository =
  | { readonly kind: 'repository'; readonly repository: GitRepository }
  | {
      readonly kind: 'problem';
      readonly code: 'not-a-repository' | 'bare-repository' | 'dubious-ownership' | 'foreign-worktree' | 'git-missing';
      readonly message: string;
      readonly hint: string;
    };
type OpenProblem = Extract<OpenedRepository, { kind: 'problem' }>;

/**
 * Opens the repository that contains a folder. `environment` is that of the process.
 *
 * @throws {UserError} if git would wait for one of its files, or gives no answer
 */
export async function openRepository(folder: string, environment = process.env): Promise<OpenedRepository> {
  const directory = resolvePath(folder);
  const base = safeGit(directory, environment);
  await refusePipes(base);
  const first = await findRoot(base);
  if (first.kind === 'root') {
    return open(base, first.root);
  }
  if (first.code !== 'dubious-ownership') {
    return first;
  }
  const trusting = { ...base, settings: [...base.settings, ...(await readSafeDirectories(directory, environment))] };
  const second = await findRoot(trusting);
  return second.kind === 'root' ? open(trusting, second.root) : second;
}

function open(git: Git, root: string): OpenedRepository {
  return { kind: 'repository', repository: gitRepository({ ...git, directory: root }) };
}

async function findRoot(git: Git): Promise<{ readonly kind: 'root'; readonly root: string } | OpenProblem> {
  let answer: Run;
  try {
    answer = await runGit(git, ['rev-parse', '--show-toplevel']);
  } catch (error) {
    // Expected: the program is not installed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return problem(
        'git-missing',
        '`git` was not found',
        'Install git 2.30 or later, or give the change with `--diff`.',
      );
    }
    throw error;
  }
  if (answer.exitCode !== 0) {
    return describeFailure(git, answer);
  }
  const root = answer.stdout.toString('utf8').replace(/\r?\n$/, '');
  return (await isInside(git.directory, root)) && (await isWorkingTree(root))
    ? { kind: 'root', root }
    : foreignWorktree(git.directory, root);
}

async function isInside(folder: string, root: string): Promise<boolean> {
  const path = relative(await realpath(root), await realpath(folder));
  return path !== '..' && !/^\.\.[\\/]/.test(path) && resolvePath(root, path) !== path;
}

/**
 * The folder of each working tree has an entry `.git`: the repository, or a file that names it. Without it, `core.worktree`
 * makes a folder that contains the repository pass for its files, such as the root of the disk.
 */
async function isWorkingTree(root: string): Promise<boolean> {
  try {
    await lstat(join(root, '.git'));
    return true;
  } catch {
    return false;
  }
}

/** The problem of a repository whose `core.worktree` names a folder elsewhere on the disk. */
function foreignWorktree(directory: string, root: string): OpenProblem {
  const message = `The repository of "${directory}" says that its files are in "${root}"`;
  return problem('foreign-worktree', message, 'Remove `core.worktree` from its configuration.');
}

function describeFailure(git: Git, answer: Run): OpenProblem {
  const { directory } = git;
  if (/dubious ownership|unsafe repository/.test(answer.stderr)) {
    const hint = `Run \`git config --global --add safe.directory ${directory}\` if you trust it.`;
    return problem(
      'dubious-ownership',
      `The repository of "${directory}" belongs to another user, so git does not read it`,
      hint,
    );
  }
  if (answer.stderr.includes('must be run in a work tree')) {
    return problem(
      'bare-repository',
      `"${directory}" is a repository without a working tree`,
      'Run this in a clone with files.',
    );
  }
  if (/not a git repository|cannot change to/.test(answer.stderr)) {
    return problem(
      'not-a-repository',
      `"${directory}" is not in a git repository`,
      'Run this inside a clone, or give the change with `--diff`.',
    );
  }
  throw new GitError('git rev-parse', answer.exitCode, answer.stderr);
}

function problem(code: OpenProblem['code'], message: string, hint: string): OpenProblem {
  return { kind: 'problem', code, message, hint };
}
