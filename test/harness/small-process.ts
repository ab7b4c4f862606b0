import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SmallOptions {
  readonly cwd?: string;
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string | Uint8Array;
  /** Is told the number of the process when it has started. */
  readonly onStart?: (pid: number) => void;
}

export interface SmallResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

/**
 * Runs a program to its end, started by a shell that was started earlier. To start a process, the system copies the tables of
 * all memory of the one that starts it, which takes 50 ms for a process with tests in it and 2 ms for a shell.
 */
export function runSmall(command: string, args: readonly string[], options: SmallOptions): Promise<SmallResult> {
  shell ??= startShell();
  return shell.run([command, ...args], options);
}

/** The same for what a program prints. Fails with its errors if its exit code is not 0. */
export async function readSmall(command: string, args: readonly string[], options: SmallOptions): Promise<Buffer> {
  return printed(await runSmall(command, args, options), [command, ...args]);
}

/** The same for tests that cannot wait: nothing else runs in this process meanwhile. */
export function readSmallNow(command: string, args: readonly string[], options: SmallOptions): Buffer {
  shell ??= startShell();
  return printed(shell.runNow([command, ...args], options), [command, ...args]);
}

function printed({ exitCode, stdout, stderr }: SmallResult, words: readonly string[]): Buffer {
  if (exitCode !== 0) {
    throw new Error(`${words.join(' ')} ended with ${exitCode}: ${stderr.toString('utf8')}`);
  }
  return stdout;
}

interface Shell {
  readonly run: (words: readonly string[], options: SmallOptions) => Promise<SmallResult>;
  readonly runNow: (words: readonly string[], options: SmallOptions) => SmallResult;
}

let shell: Shell | undefined;

function startShell(): Shell {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-shell-'));
  const child = spawn('sh', { stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: process.env['PATH'] } });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const waiting = new Map<
    number,
    { readonly start: (pid: number) => void; readonly end: (exitCode: number) => void }
  >();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what = '', id = '', value = ''] = line.split(' ');
    const one = waiting.get(Number(id));
    if (what === 'start') {
      one?.start(Number(value));
      return;
    }
    one?.end(Number(value));
    waiting.delete(Number(id));
    hold(child, waiting.size > 0);
  });
  hold(child, false);
  let count = 0;
  const begin = (words: readonly string[], options: SmallOptions): Begun => {
    count += 1;
    return beginCommand(join(folder, String(count)), words, options);
  };
  const run = async (words: readonly string[], options: SmallOptions): Promise<SmallResult> => {
    const { command, end } = begin(words, options);
    const id = count;
    const exitCode = await new Promise<number>((end) => {
      waiting.set(id, { start: options.onStart ?? (() => undefined), end });
      hold(child, true);
      child.stdin.write(`{ ${command} & echo "start ${id} $!"; wait $!; echo "end ${id} $?"; } &\n`);
    });
    return end(exitCode);
  };
  let pipe: string | undefined;
  const runNow = (words: readonly string[], options: SmallOptions): SmallResult => {
    pipe ??= makePipe(join(folder, 'pipe'));
    const { command, end } = begin(words, options);
    child.stdin.write(`${command}; echo $? >${quoted(pipe)}\n`);
    // Waits until the shell has written.
    return end(Number(readFileSync(pipe, 'utf8')));
  };
  return { run, runNow };
}

interface Begun {
  /** For the shell. */
  readonly command: string;
  /** Reads what was printed, and deletes it. */
  readonly end: (exitCode: number) => SmallResult;
}

function beginCommand(path: string, words: readonly string[], { cwd, env, input }: SmallOptions): Begun {
  const [stdin, stdout, stderr] = [`${path}.in`, `${path}.out`, `${path}.err`] as const;
  writeFileSync(stdin, input ?? '');
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const all = [...variables, ...words].map(quoted).join(' ');
  return {
    command:
      `( cd ${quoted(cwd ?? process.cwd())} && exec env -i ${all} ) ` +
      `<${quoted(stdin)} >${quoted(stdout)} 2>${quoted(stderr)}`,
    end: (exitCode) => {
      const result = { exitCode, stdout: readFileSync(stdout), stderr: readFileSync(stderr) };
      [stdin, stdout, stderr].forEach((file) => rmSync(file));
      return result;
    },
  };
}

function makePipe(path: string): string {
  execFileSync('mkfifo', [path]);
  return path;
}

/** A worker waits for the shell only while a program runs. */
function hold(child: ChildProcess, isWaiting: boolean): void {
  for (const one of [child, child.stdin, child.stdout] as readonly { ref?: () => void; unref?: () => void }[]) {
    (isWaiting ? one.ref : one.unref)?.call(one);
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
