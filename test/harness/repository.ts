import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSmall } from './small-process.ts';

/** A file after a commit: text, bytes, a link, an executable or the commit of a submodule, or null when the commit deletes it. */
export type FileLiteral =
  | string
  | Buffer
  | { readonly symlink: string }
  | { readonly executable: string }
  | { readonly submodule: string }
  | null;

interface CommitLiteral {
  readonly message: string;
  /** Only the files that the commit changes. */
  readonly files: Readonly<Record<string, FileLiteral>>;
}

export interface RepositoryLiteral {
  /** Commits of the default branch, oldest first. */
  readonly commits: readonly CommitLiteral[];
  /** Default `main`. */
  readonly defaultBranch?: string;
  /** Branch name → the earlier branch it starts from (default: the default branch) and its own commits. */
  readonly branches?: Readonly<Record<string, { readonly from?: string; readonly commits: readonly CommitLiteral[] }>>;
}

export interface TemporaryRepository {
  /** The working tree, which is also what the GitHub emulator takes as `gitDir`. */
  readonly directory: string;
  /**
   * Commits to a branch and returns the SHA. To the GitHub emulator this is a push. A new branch is created from `from`.
   */
  readonly commit: (branch: string, commit: CommitLiteral, from?: string) => Promise<string>;
  readonly sha: (revision: string) => Promise<string>;
  readonly git: (...args: readonly string[]) => Promise<string>;
  readonly dispose: () => Promise<void>;
}

/**
 * Builds a git repository from literals. Author and dates are fixed, so equal literals give equal SHAs; the user's git
 * configuration is not read. The default branch is checked out. At the end of a running test the repository is deleted;
 * when it was built elsewhere (`beforeAll`), call `dispose`.
 */
export async function makeRepository(literal: RepositoryLiteral): Promise<TemporaryRepository> {
  const directory = await mkdtemp(join(tmpdir(), 'housestyle-repository-'));
  const dispose = (): Promise<void> => rm(directory, { recursive: true, force: true });
  disposeAfterTest(dispose);
  const defaultBranch = literal.defaultBranch ?? 'main';
  const history = writeHistory(defaultBranch, literal);
  let commits = history.commits;

  const git = async (...args: readonly string[]): Promise<string> => {
    const printed = await readSmall('git', args, { cwd: directory, env: environment(commits) });
    return printed.toString('utf8').trimEnd();
  };
  const commit = async (branch: string, { message, files }: CommitLiteral, from = defaultBranch): Promise<string> => {
    await switchTo(git, branch, from);
    for (const [path, file] of Object.entries(files)) await placeFile(directory, path, file);
    await git('add', '--all', '--force');
    await git('commit', '--quiet', '--allow-empty', '--message', message);
    commits += 1;
    return git('rev-parse', 'HEAD');
  };

  await createRepository(directory, defaultBranch, history);
  return { directory, commit, sha: (revision) => git('rev-parse', '--verify', revision), git, dispose };
}

interface History {
  readonly commits: number;
  /** Input of `git fast-import`, which writes all commits and files in one process. */
  readonly stream: Buffer;
}

function writeHistory(defaultBranch: string, { commits, branches = {} }: RepositoryLiteral): History {
  const parts: (string | Buffer)[] = [];
  const tips = new Map<string, number>();
  let count = 0;
  const write = (branch: string, one: CommitLiteral, parent: number | undefined): void => {
    const person = `Ada Lovelace <ada@example.com> ${FIRST_COMMIT_SECONDS + count * SECONDS_BETWEEN_COMMITS} +0000`;
    count += 1;
    parts.push(`commit refs/heads/${branch}\nmark :${count}\nauthor ${person}\ncommitter ${person}\n`);
    parts.push(...dataOf(`${one.message}\n`));
    if (parent !== undefined) parts.push(`from :${parent}\n`);
    for (const [path, file] of Object.entries(one.files)) parts.push(...changeOf(path, file));
    tips.set(branch, count);
  };

  for (const one of commits) write(defaultBranch, one, tips.get(defaultBranch));
  for (const [branch, { from = defaultBranch, commits: own }] of Object.entries(branches)) {
    const start = tips.get(from);
    if (start === undefined) throw new Error(`The branch "${branch}" starts from "${from}", which has no commit yet.`);
    tips.set(branch, start);
    if (own.length === 0) parts.push(`reset refs/heads/${branch}\nfrom :${start}\n\n`);
    for (const one of own) write(branch, one, tips.get(branch));
  }
  return { commits: count, stream: Buffer.concat(parts.map((part) => Buffer.from(part))) };
}

function changeOf(name: string, file: FileLiteral): readonly (string | Buffer)[] {
  const path = /^"|\n/.test(name) ? JSON.stringify(name) : name;
  if (file === null) return [`D ${path}\n`];
  if (typeof file === 'string' || Buffer.isBuffer(file)) return [`M 100644 inline ${path}\n`, ...dataOf(file)];
  if ('symlink' in file) return [`M 120000 inline ${path}\n`, ...dataOf(file.symlink)];
  if ('submodule' in file) return [`M 160000 ${file.submodule} ${path}\n`];
  return [`M 100755 inline ${path}\n`, ...dataOf(file.executable)];
}

function dataOf(content: string | Buffer): readonly (string | Buffer)[] {
  return [`data ${Buffer.byteLength(content)}\n`, content, '\n'];
}

async function createRepository(directory: string, defaultBranch: string, history: History): Promise<void> {
  const init = 'git init --quiet --template= --initial-branch="$1"';
  const script = history.commits === 0 ? init : `${init} && git fast-import --quiet && git reset --quiet --hard`;
  const options = { cwd: directory, env: environment(0), input: history.stream };
  await readSmall('sh', ['-c', script, 'sh', defaultBranch], options);
}

/** 5 January 2026, 09:00 UTC. */
const FIRST_COMMIT_SECONDS = 1_767_603_600;
const SECONDS_BETWEEN_COMMITS = 60;

function environment(commits: number): NodeJS.ProcessEnv {
  const date = `${FIRST_COMMIT_SECONDS + commits * SECONDS_BETWEEN_COMMITS} +0000`;
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

async function switchTo(git: TemporaryRepository['git'], branch: string, from: string): Promise<void> {
  const isKnown = (await git('branch', '--list', branch)) !== '';
  await git('switch', '--quiet', ...(isKnown ? [branch] : ['--create', branch, from]));
}

async function placeFile(directory: string, path: string, file: FileLiteral): Promise<void> {
  const place = join(directory, path);
  await rm(place, { recursive: true, force: true });
  if (file === null) return;
  await mkdir(dirname(place), { recursive: true });
  if (typeof file === 'string' || Buffer.isBuffer(file)) return writeFile(place, file);
  if ('symlink' in file) return symlink(file.symlink, place);
  if ('submodule' in file) throw new Error('A submodule can be part of a literal only.');
  await writeFile(place, file.executable);
  return chmod(place, 0o755);
}

/** Outside of a running test there is no end of a test to wait for, so the caller calls `dispose`. */
function disposeAfterTest(dispose: () => Promise<void>): void {
  try {
    onTestFinished(dispose);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('onTestFinished'))) throw error;
  }
}
