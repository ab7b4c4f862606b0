import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);

/** A file as a commit leaves it: text, bytes, a link, an executable, or null for its deletion. */
export type FileLiteral = string | Buffer | { readonly symlink: string } | { readonly executable: string } | null;

export interface CommitLiteral {
  readonly message: string;
  /** Only what the commit changes. */
  readonly files: Readonly<Record<string, FileLiteral>>;
}

export interface RepositoryLiteral {
  /** Commits of the default branch, oldest first. */
  readonly commits: readonly CommitLiteral[];
  /** Default `main`. */
  readonly defaultBranch?: string;
  /** Branch name → what it starts from (default: tip of the default branch) and its own commits. */
  readonly branches?: Readonly<Record<string, { readonly from?: string; readonly commits: readonly CommitLiteral[] }>>;
}

export interface TemporaryRepository {
  /** The working tree, which is also what the GitHub emulator takes as `gitDir`. */
  readonly directory: string;
  /** Switches to the branch, creating it from `from` when it is new, commits, and returns the SHA: that is a push. */
  readonly commit: (branch: string, commit: CommitLiteral, from?: string) => Promise<string>;
  readonly sha: (revision: string) => Promise<string>;
  readonly git: (...args: readonly string[]) => Promise<string>;
  readonly dispose: () => Promise<void>;
}

/**
 * Builds a git repository from literals. Author and dates are fixed, so equal literals give equal SHAs; the user's git
 * configuration is not read. Inside a running test it removes itself, elsewhere (`beforeAll`) call `dispose`.
 */
export async function makeRepository(literal: RepositoryLiteral): Promise<TemporaryRepository> {
  const directory = await mkdtemp(join(tmpdir(), 'housestyle-repository-'));
  const dispose = (): Promise<void> => rm(directory, { recursive: true, force: true });
  disposeAfterTest(dispose);
  const defaultBranch = literal.defaultBranch ?? 'main';
  let commits = 0;

  const git = async (...args: readonly string[]): Promise<string> => {
    const options = { cwd: directory, env: environment(commits), maxBuffer: MAX_OUTPUT_BYTES };
    return (await run('git', [...args], options)).stdout.trimEnd();
  };
  const commit = async (branch: string, { message, files }: CommitLiteral, from = defaultBranch): Promise<string> => {
    await switchTo(git, branch, commits === 0 ? undefined : from);
    for (const [path, file] of Object.entries(files)) await placeFile(directory, path, file);
    commits += 1;
    await git('add', '--all', '--force');
    await git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  };

  await git('init', '--quiet', `--initial-branch=${defaultBranch}`);
  for (const one of literal.commits) await commit(defaultBranch, one);
  for (const [branch, { from, commits }] of Object.entries(literal.branches ?? {})) {
    if (commits.length === 0) await git('branch', branch, from ?? defaultBranch);
    for (const one of commits) await commit(branch, one, from);
  }
  return { directory, commit, sha: (revision) => git('rev-parse', '--verify', revision), git, dispose };
}

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** 5 January 2026, 09:00 UTC; each commit is a minute later. */
const FIRST_COMMIT_SECONDS = 1_767_603_600;

function environment(commits: number): NodeJS.ProcessEnv {
  const date = `${FIRST_COMMIT_SECONDS + commits * 60} +0000`;
  return {
    PATH: process.env['PATH'],
    HOME: '/nonexistent',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada Lovelace',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Ada Lovelace',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
    GIT_COMMITTER_DATE: date,
    LC_ALL: 'C',
  };
}

async function switchTo(git: TemporaryRepository['git'], branch: string, from: string | undefined): Promise<void> {
  const isKnown = (await git('branch', '--list', branch)) !== '';
  if (isKnown) await git('switch', '--quiet', branch);
  else if (from !== undefined) await git('switch', '--quiet', '--create', branch, from);
}

async function placeFile(directory: string, path: string, file: FileLiteral): Promise<void> {
  const place = join(directory, path);
  await rm(place, { recursive: true, force: true });
  if (file === null) return;
  await mkdir(dirname(place), { recursive: true });
  if (typeof file === 'string' || Buffer.isBuffer(file)) return writeFile(place, file);
  if ('symlink' in file) return symlink(file.symlink, place);
  await writeFile(place, file.executable);
  return chmod(place, 0o755);
}

/** Outside of a running test there is nothing to wait for, and the caller disposes. */
function disposeAfterTest(dispose: () => Promise<void>): void {
  try {
    onTestFinished(dispose);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('onTestFinished'))) throw error;
  }
}
