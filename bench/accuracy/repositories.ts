import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A public repository, and commits of it that the benches review. Each commit is compared with its first parent. */
export interface PinnedRepository {
  /** The name on GitHub: `OWNER/NAME`. */
  readonly name: string;
  /** The language of most of its code. */
  readonly language: string;
  /** The address to clone if there is no local clone. */
  readonly url: string;
  /** The newest commit that was considered when the commits were chosen. */
  readonly head: string;
  /** Failures in the `tuning` half may be looked at while the product is changed. Of the `reported` half, only figures are. */
  readonly half: Half;
  readonly commits: readonly string[];
}

export type Half = 'tuning' | 'reported';

/** A clone of a repository for one run. */
export interface OpenRepository {
  /** The folder for `--repo`. Its working tree is empty: reviews read the two revisions. */
  readonly folder: string;
  /** Runs git in it, and returns its output. */
  readonly git: (...args: readonly string[]) => string;
  readonly close: () => void;
}

export const REPOSITORIES_FILE = fileURLToPath(new URL('repositories.json', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/accuracy-repositories', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;

/** The pinned repositories in the order of the file. */
export function readRepositories(): readonly PinnedRepository[] {
  const file = JSON.parse(readFileSync(REPOSITORIES_FILE, 'utf8')) as { readonly repositories: PinnedRepository[] };
  return file.repositories;
}

/**
 * Makes a temporary clone of a repository. The source is a clone in `--repositories DIR` or `$HOUSESTYLE_REPOSITORIES`
 * (`DIR/OWNER+NAME/repo`, `DIR/OWNER+NAME`, `DIR/OWNER/NAME`, `DIR/NAME` or one of these with `.git`), or else GitHub.
 * With `commit`, only this commit and its parents are fetched from GitHub.
 */
export function openRepository({ name, url }: Pick<PinnedRepository, 'name' | 'url'>, commit?: string): OpenRepository {
  const source = findClone(name) ?? fetchRepository(name, url, commit);
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-accuracy-'));
  runGit(['clone', '--quiet', '--shared', '--no-checkout', source, folder]);
  return {
    folder,
    git: (...args) => runGit(['-C', folder, ...args]),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whether the folder of clones has the repository. */
export function hasClone(name: string): boolean {
  return findClone(name) !== undefined;
}

function findClone(name: string): string | undefined {
  const folder = namedFolder();
  if (folder === undefined) {
    return undefined;
  }
  const joined = name.replace('/', '+');
  const own = name.split('/').at(-1) ?? name;
  return [`${joined}/repo`, joined, `${joined}.git`, name, `${name}.git`, own, `${own}.git`]
    .map((path) => join(folder, path))
    .find((path) => existsSync(join(path, 'HEAD')) || existsSync(join(path, '.git')));
}

function namedFolder(): string | undefined {
  const flag = process.argv.indexOf('--repositories');
  return flag < 0 ? process.env['HOUSESTYLE_REPOSITORIES'] : process.argv[flag + 1];
}

/** A repository that has no clone here and cannot be fetched: its owner removed it, or there is no network. */
export class OutOfReachError extends Error {}

function fetchRepository(name: string, url: string, commit: string | undefined): string {
  try {
    return commit === undefined ? cloneFromUrl(name, url) : fetchCommit(name, url, commit);
  } catch (error) {
    throw new OutOfReachError(`${name} has no clone here and cannot be fetched from ${url}`, { cause: error });
  }
}

function cloneFromUrl(name: string, url: string): string {
  const folder = join(CACHE, name.replace('/', '+'));
  if (!existsSync(join(folder, 'HEAD'))) {
    console.error(`Cloning ${url}. To use a clone that exists, set HOUSESTYLE_REPOSITORIES.`);
    mkdirSync(CACHE, { recursive: true });
    runGit(['clone', '--quiet', '--bare', url, folder]);
  }
  return folder;
}

function fetchCommit(name: string, url: string, commit: string): string {
  const folder = join(CACHE, 'commits', `${name.replace('/', '+')}+${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, 'refs/heads/pinned'))) {
    mkdirSync(dirname(folder), { recursive: true });
    runGit(['init', '--quiet', '--bare', '--initial-branch', 'pinned', folder]);
    runGit(['-C', folder, 'fetch', '--quiet', '--depth', '2', url, commit]);
    runGit(['-C', folder, 'update-ref', 'refs/heads/pinned', commit]);
  }
  return folder;
}

function runGit(args: readonly string[]): string {
  return execFileSync('git', [...args], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
