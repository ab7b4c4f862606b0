import { constants } from 'node:buffer';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, relative, resolve as resolvePath } from 'node:path';
import { runError } from '../errors.ts';
import { startBlobReader, type BlobReader } from './blob-reader.ts';

/** What a diff leads to: a commit by its full id, or `index` or `worktree` for what is not committed yet. */
type DiffHead = string;

/** One entry of a commit's tree; `mode` as git writes it, such as `100644`. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** Line counts of one changed file; undefined for a binary one. */
interface FileCount {
  readonly path: string;
  readonly previousPath?: string;
  readonly additions: number | undefined;
  readonly deletions: number | undefined;
}

/** A commit and the name under which it was found. */
interface NamedCommit {
  readonly commit: string;
  readonly ref: string;
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
  numstat(base: string, head: DiffHead): Promise<readonly FileCount[]>;
  /** All entries of a commit's tree at any depth; no folders. */
  listTree(commit: string): Promise<readonly TreeEntry[]>;
  /** A blob by its id; undefined where it is missing, `'too-large'` where it has more than `maxBytes`. */
  readBlob(id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  close(): void;
}

type OpenedRepository =
  | { readonly kind: 'repository'; readonly repository: GitRepository }
  | {
      readonly kind: 'problem';
      readonly code: 'not-a-repository' | 'bare-repository' | 'dubious-ownership' | 'foreign-worktree' | 'git-missing';
      readonly message: string;
      readonly hint: string;
    };
type OpenProblem = Extract<OpenedRepository, { kind: 'problem' }>;

/** A call of git that failed, though nothing in the input explains it. */
export class GitError extends Error {
  readonly command: string;
  /** Undefined when git was ended by a signal. */
  readonly exitCode: number | undefined;

  constructor(command: string, exitCode: number | undefined, stderr: string) {
    super(`\`${command}\` failed${exitCode === undefined ? '' : ` with exit code ${exitCode}`}: ${firstLine(stderr)}`);
    this.name = 'GitError';
    this.command = command;
    this.exitCode = exitCode;
  }
}

/** Opens the repository that holds a folder. `environment` is that of the process. */
export async function openRepository(folder: string, environment = process.env): Promise<OpenedRepository> {
  const directory = resolvePath(folder);
  const base: Git = { directory, environment: safeEnvironment(environment), settings: SETTINGS };
  const first = await findRoot(base);
  if (first.kind === 'root') {
    return open(base, first.root);
  }
  if (first.code !== 'dubious-ownership') {
    return first;
  }
  const trusting = { ...base, settings: [...SETTINGS, ...(await readSafeDirectories(directory, environment))] };
  const second = await findRoot(trusting);
  return second.kind === 'root' ? open(trusting, second.root) : second;
}

/** How git is called: in which folder, with which environment and `-c` settings. */
interface Git {
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly settings: readonly string[];
}

/**
 * Settings of a repository that could start a program or change the form of a diff.
 * An empty `core.fsmonitor` is off both where it names a hook (before git 2.36) and where it is a boolean.
 */
const SETTINGS: readonly string[] = [
  'core.quotePath=true',
  'core.fsmonitor=',
  `core.hooksPath=${devNull}`,
  'core.untrackedCache=false',
  'diff.noprefix=false',
  'diff.mnemonicPrefix=false',
  'diff.suppressBlankEmpty=false',
  'diff.autoRefreshIndex=false',
  'diff.renameLimit=1000',
  'diff.algorithm=default',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);

const DIFF_OPTIONS: readonly string[] = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '--inter-hunk-context=0',
  '--indent-heuristic',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--find-renames=50%',
  '--full-index',
  '--submodule=short',
  // `dirty` compares a submodule's commit only; more would run git inside of it, by its own configuration.
  '--ignore-submodules=dirty',
  `-O${devNull}`,
];

/**
 * Nothing that names another repository, program or configuration reaches git, but for the index of a commit in
 * progress. No transport is allowed, as a partial clone would fetch missing objects by programs of its choice.
 */
function safeEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const index = environment['GIT_INDEX_FILE'];
  return {
    ...withoutGitVariables(environment),
    ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
  };
}

function withoutGitVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith('GIT_')));
}

/**
 * The folders that the user trusts. Git takes them from the user's and the system's configuration alone, which we
 * leave out, and from `-c` (git 2.38 and later).
 */
async function readSafeDirectories(directory: string, environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const git: Git = { directory, environment: withoutGitVariables(environment), settings: [] };
  const read = (scope: string): Promise<Run> => run(git, ['config', scope, '--null', '--get-all', 'safe.directory']);
  const answers = await Promise.all([read('--system'), read('--global')]);
  return answers.flatMap(({ stdout }) => splitNull(stdout)).flatMap((folder) => ['-c', `safe.directory=${folder}`]);
}

async function findRoot(git: Git): Promise<{ readonly kind: 'root'; readonly root: string } | OpenProblem> {
  let answer: Run;
  try {
    answer = await run(git, ['rev-parse', '--show-toplevel']);
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
    return problemOf(git, answer);
  }
  const root = answer.stdout.toString('utf8').replace(/\r?\n$/, '');
  return (await isInside(git.directory, root)) ? { kind: 'root', root } : foreignWorktree(git.directory, root);
}

function problemOf(git: Git, answer: Run): OpenProblem {
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
      'Run this inside of a clone, or give the change with `--diff`.',
    );
  }
  throw new GitError('git rev-parse', answer.exitCode, answer.stderr);
}

function problem(code: OpenProblem['code'], message: string, hint: string): OpenProblem {
  return { kind: 'problem', code, message, hint };
}

/** A repository's `core.worktree` may name any folder of the disk. */
function foreignWorktree(directory: string, root: string): OpenProblem {
  const message = `The repository of "${directory}" says that its files are in "${root}"`;
  return problem('foreign-worktree', message, 'Remove `core.worktree` from its configuration.');
}

async function isInside(folder: string, root: string): Promise<boolean> {
  const path = relative(await realpath(root), await realpath(folder));
  return path !== '..' && !/^\.\.[\\/]/.test(path) && resolvePath(root, path) !== path;
}

function open(found: Git, root: string): OpenedRepository {
  const git = { ...found, directory: root };
  let blobs: BlobReader | undefined;
  const startBlobs = (): BlobReader => startBlobReader(start(git, ['cat-file', '--batch']));
  const repository: GitRepository = {
    root,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => mergeBase(git, a, b),
    defaultBase: () => defaultBase(git),
    diff: (base, head) => diff(git, ['--patch', '--unified=3'], base, head),
    numstat: async (base, head) => readCounts(splitNull(await diff(git, ['--numstat', '-z'], base, head))),
    listTree: (commit) => listTree(git, commit),
    readBlob: (id, maxBytes) => (blobs ??= startBlobs()).read(checkedId(id), maxBytes),
    close: () => {
      blobs?.close();
      blobs = undefined;
    },
  };
  return { kind: 'repository', repository };
}

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** A full id can be no option, range or path. */
function checkedId(id: string): string {
  if (!OBJECT_ID.test(id)) {
    throw new Error(`"${id}" is not the full id of a git object`);
  }
  return id;
}

async function resolveCommit(git: Git, ref: string): Promise<string | undefined> {
  if (ref === '' || ref.includes('\0')) {
    return undefined;
  }
  const answer = await run(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  // Exit code 1 is an unknown name, 128 one that git cannot read, as `main@{9999}`.
  const id = answer.stdout.toString('utf8').trim();
  return answer.exitCode === 0 && OBJECT_ID.test(id) ? id : undefined;
}

async function mergeBase(git: Git, a: string, b: string): Promise<string | undefined> {
  const answer = await run(git, ['merge-base', checkedId(a), checkedId(b)]);
  if (answer.exitCode !== 0 && answer.exitCode !== 1) {
    throw new GitError('git merge-base', answer.exitCode, answer.stderr);
  }
  return answer.stdout.toString('utf8').trim() || undefined;
}

async function defaultBase(git: Git): Promise<NamedCommit | undefined> {
  const head = await resolveCommit(git, 'HEAD');
  const remote = await upstreamRemote(git);
  const names = ['HEAD', 'main', 'master'].map((name) => `refs/remotes/${remote}/${name}`);
  for (const ref of [...names, 'refs/heads/main', 'refs/heads/master']) {
    const tip = await resolveCommit(git, ref);
    const commit = head === undefined || tip === undefined ? undefined : await mergeBase(git, head, tip);
    if (commit !== undefined) {
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, '') };
    }
  }
  return undefined;
}

async function upstreamRemote(git: Git): Promise<string> {
  const branch = await line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const remote = branch === '' ? '' : await line(git, ['config', '--get', `branch.${branch}.remote`]);
  return remote === '' || remote === '.' ? 'origin' : remote;
}

/** The line that a command prints; empty where it has no answer. */
async function line(git: Git, args: readonly string[]): Promise<string> {
  const answer = await run(git, args);
  return answer.exitCode === 0 ? answer.stdout.toString('utf8').trim() : '';
}

async function diff(git: Git, form: readonly string[], base: string, head: DiffHead): Promise<Buffer> {
  const filters = head === 'worktree' ? await withoutFilters(git) : [];
  const heads =
    head === 'index'
      ? ['--cached', checkedId(base)]
      : head === 'worktree'
        ? [checkedId(base)]
        : [checkedId(base), checkedId(head)];
  return runOrFail({ ...git, settings: [...git.settings, ...filters] }, [
    'diff',
    ...DIFF_OPTIONS,
    ...form,
    ...heads,
    '--',
  ]);
}

/**
 * Turns off the filters of the repository's configuration (`filter.<name>.clean`), which git would run on files of
 * the working tree. A file under a filter, as those of Git LFS, is then compared as it lies on disk.
 */
async function withoutFilters(git: Git): Promise<readonly string[]> {
  const listed = await run(git, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
  const names = splitNull(listed.stdout).map((key) => key.slice('filter.'.length, key.lastIndexOf('.')));
  const unsafe = names.find((name) => name.includes('='));
  if (unsafe !== undefined) {
    const message = `The repository's configuration has a filter named "${unsafe}", which cannot be turned off`;
    throw runError('unsafe-filter', message, 'Rename the filter, or review commits instead of the working tree.');
  }
  return [...new Set(names)].flatMap((name) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.${name}.${setting}`]),
  );
}

/** `12 TAB 3 TAB path NUL`, or for a rename `12 TAB 3 TAB NUL old NUL new NUL`; `-` where the file is binary. */
function readCounts(fields: readonly string[]): readonly FileCount[] {
  const counts: FileCount[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const [, additions = '', deletions = '', path = ''] = /^([^\t]*)\t([^\t]*)\t(.*)$/s.exec(fields[at] ?? '') ?? [];
    const numbers = { additions: countOf(additions), deletions: countOf(deletions) };
    if (path === '') {
      counts.push({ path: fields[at + 2] ?? '', previousPath: fields[at + 1] ?? '', ...numbers });
      at += 2;
    } else {
      counts.push({ path, ...numbers });
    }
  }
  return counts;
}

function countOf(text: string): number | undefined {
  return text === '-' ? undefined : Number(text);
}

async function listTree(git: Git, commit: string): Promise<readonly TreeEntry[]> {
  const listed = await runOrFail(git, ['ls-tree', '-r', '-z', '--full-tree', checkedId(commit)]);
  return splitNull(listed).map((record) => {
    // `100644 blob <id> TAB path`
    const tab = record.indexOf('\t');
    const [mode = '', , id = ''] = record.slice(0, tab).split(' ');
    return { path: record.slice(tab + 1), mode, id };
  });
}

function splitNull(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8').split('\0').slice(0, -1);
}

interface Run {
  readonly exitCode: number | undefined;
  readonly stdout: Buffer;
  readonly stderr: string;
}

async function runOrFail(git: Git, args: readonly string[]): Promise<Buffer> {
  const answer = await run(git, args);
  if (answer.exitCode !== 0) {
    throw new GitError(`git ${args[0] ?? ''}`, answer.exitCode, answer.stderr);
  }
  return answer.stdout;
}

/** More than this cannot become a string in Node. */
const MAX_OUTPUT_BYTES = constants.MAX_STRING_LENGTH;
const MAX_STDERR_CHARACTERS = 10_000;

function run(git: Git, args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = start(git, args);
    const chunks: Buffer[] = [];
    let length = 0;
    let stderr = '';
    child.stdin.end();
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_OUTPUT_BYTES) {
        child.kill();
        reject(tooMuchOutput(args));
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    });
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode: exitCode ?? undefined, stdout: Buffer.concat(chunks), stderr }),
    );
  });
}

function tooMuchOutput(args: readonly string[]): Error {
  const megabytes = Math.floor(MAX_OUTPUT_BYTES / 1024 / 1024);
  return runError(
    'change-too-large',
    `\`git ${args[0] ?? ''}\` wrote more than ${megabytes} MB`,
    'Review a smaller change.',
  );
}

/**
 * Starts git without a shell. On Windows a program is looked for in the current folder first, and that may be the
 * folder under review: so git starts in Node's own folder and goes to the repository by `-C`.
 */
function start(git: Git, args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn('git', ['--no-pager', '-C', git.directory, ...git.settings, ...args], {
    cwd: dirname(process.execPath),
    env: git.environment,
    windowsHide: true,
  });
  // A process that ends early is reported by its exit code, not by the pipe that it leaves.
  child.stdin.on('error', () => undefined);
  return child;
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] || 'no message';
}
