import { at } from '../../structures/at.ts';
import { constants } from 'node:buffer';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { dirname } from 'node:path';
import { runError } from '../../errors.ts';

/** The folder, the environment and the `-c` settings with which git is called. */
export interface Git {
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly settings: readonly string[];
}

/** The result of a call of git. */
export interface Run {
  readonly exitCode: number | undefined;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A failed call of git that the input does not explain. */
export class GitError extends Error {
  readonly command: string;
  /** Undefined when git was ended by a signal. */
  readonly exitCode: number | undefined;
  /** What to do about it, if git's words show that. */
  readonly hint: string | undefined;

  constructor(command: string, exitCode: number | undefined, stderr: string) {
    super(`\`${command}\` failed${exitCode === undefined ? '' : ` with exit code ${exitCode}`}: ${reasonIn(stderr)}`);
    this.name = 'GitError';
    this.command = command;
    this.exitCode = exitCode;
    this.hint = LACKS_OBJECTS.test(stderr) ? FETCH_ALL : undefined;
  }
}

/** The first line that says why git ended, behind its warnings. */
function reasonIn(stderr: string): string {
  const lines = stderr.trim().split('\n');
  return lines.find((line) => /^(?:fatal|error): /.test(line)) ?? (lines[0] || 'no message');
}

const LACKS_OBJECTS =
  /lazy fetching disabled|unable to read [\da-f]{7}|missing (?:blob|tree|object)|could not fetch [\da-f]{7}/;
const FETCH_ALL =
  'The clone lacks objects, as one with `--filter` does, and Housestyle fetches none. `git fetch --refetch --no-filter origin` brings all of them.';

/** Runs git and returns its output. Any exit code other than 0 is a failure. */
export async function runGitOrFail(git: Git, args: readonly string[], input?: string): Promise<Buffer> {
  const answer = await runGit(git, args, input);
  if (answer.exitCode !== 0) {
    throw new GitError(`git ${at(args, 0)}`, answer.exitCode, answer.stderr);
  }
  return answer.stdout;
}

/** Node cannot make a longer string. */
const MAX_OUTPUT_BYTES = constants.MAX_STRING_LENGTH;
const MAX_STDERR_CHARACTERS = 10_000;

/** Git lists the files of a large tree on a slow disk for minutes before it writes the first one. */
const MAX_SILENT_MINUTES = 5;

/**
 * Runs git. `input` is what it reads from standard input.
 *
 * @throws {UserError} if git writes nothing for minutes: it may wait for a pipe that nobody writes to
 */
export function runGit(git: Git, args: readonly string[], input?: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = startGit(git, args);
    const output = growingOutput();
    let stderr = '';
    const silence = watchSilence(() => {
      child.kill('SIGKILL');
      reject(gaveNoAnswer(args));
    });
    child.stdin.end(input);
    child.stdout.on('data', (chunk: Buffer) => {
      silence.refresh();
      if (!output.add(chunk)) {
        child.kill();
        reject(tooMuchOutput(args));
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    });
    child.on('error', (error) => {
      clearTimeout(silence);
      reject(error);
    });
    child.on('close', (exitCode) => {
      clearTimeout(silence);
      resolve({ exitCode: exitCode ?? undefined, stdout: output.bytes(), stderr });
    });
  });
}

/** Calls back after minutes in which nobody called `refresh()` of the result. */
export function watchSilence(onSilent: () => void): NodeJS.Timeout {
  return setTimeout(onSilent, MAX_SILENT_MINUTES * 60_000);
}

/** The error of a git that writes nothing. */
export function gaveNoAnswer(args: readonly string[]): Error {
  return runError(
    'git-silent',
    `\`git ${at(args, 0)}\` wrote nothing for ${MAX_SILENT_MINUTES} minutes`,
    'Look for a pipe or a device among the files of `.git` and the ignore files, and for a disk that does not answer.',
  );
}

const SMALL_BYTES = 1024 * 1024;
const GROWTH_BYTES = 4 * 1024 * 1024;

/**
 * Collects bytes. Beyond a small size, they are written into one buffer that grows in place, with address space reserved
 * for it. Joining chunks at the end would need twice the memory.
 */
function growingOutput(): { add(chunk: Uint8Array): boolean; bytes(): Buffer } {
  const small: Uint8Array[] = [];
  let store: ArrayBuffer | undefined;
  let length = 0;
  const append = (into: ArrayBuffer, chunk: Uint8Array): void => {
    const end = length + chunk.length;
    if (end > into.byteLength) {
      into.resize(Math.min(MAX_OUTPUT_BYTES, end + GROWTH_BYTES));
    }
    new Uint8Array(into).set(chunk, length);
    length = end;
  };
  return {
    add: (chunk) => {
      if (length + chunk.length > MAX_OUTPUT_BYTES) {
        return false;
      }
      if (store === undefined && length + chunk.length <= SMALL_BYTES) {
        small.push(chunk);
        length += chunk.length;
        return true;
      }
      if (store === undefined) {
        store = new ArrayBuffer(0, { maxByteLength: MAX_OUTPUT_BYTES });
        length = 0;
        for (const earlier of small.splice(0)) {
          append(store, earlier);
        }
      }
      append(store, chunk);
      return true;
    },
    bytes: () => (store === undefined ? Buffer.concat(small) : Buffer.from(store, 0, length)),
  };
}

function tooMuchOutput(args: readonly string[]): Error {
  const megabytes = Math.floor(MAX_OUTPUT_BYTES / 1024 / 1024);
  return runError(
    'change-too-large',
    `\`git ${at(args, 0)}\` wrote more than ${megabytes} MB`,
    'Review a smaller change.',
  );
}

/**
 * Starts git without a shell. Windows searches a program in the current folder first, and that may be the folder under
 * review. So git starts in Node's own folder, and `-C` names the repository.
 */
export function startGit(git: Git, args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn('git', ['--no-pager', '-C', git.directory, ...git.settings, ...args], {
    cwd: dirname(process.execPath),
    env: git.environment,
    windowsHide: true,
  });
  // A process that ends early is reported by its exit code, not by the pipe that it leaves.
  child.stdin.on('error', () => undefined);
  endWithThisProcess(child);
  return child;
}

/** Processes of git that have not ended. */
const RUNNING = new Set<ChildProcessWithoutNullStreams>();

/** Ends git if this process ends first, for example after Ctrl+C: a git that waits for a server or a disk would go on. */
function endWithThisProcess(child: ChildProcessWithoutNullStreams): void {
  if (RUNNING.size === 0) {
    process.on('exit', endAll);
  }
  RUNNING.add(child);
  const forget = (): void => {
    RUNNING.delete(child);
    if (RUNNING.size === 0) {
      process.off('exit', endAll);
    }
  };
  child.once('close', forget).once('error', forget);
}

function endAll(): void {
  RUNNING.forEach((child) => child.kill());
}

/** Splits the output of `-z` or `--null` into fields. Each field ends with a NUL. */
export function splitNull(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8').split('\0').slice(0, -1);
}
