import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runSmall } from './small-process.ts';

export interface ChildResult {
  /** The exit code; null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ChildOptions {
  readonly cwd: string;
  /** The whole environment but for the cache of compiled code: the process inherits nothing. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin?: string | undefined;
  readonly interrupt?: Interruption | undefined;
}

/** A signal to send to the running program. */
export interface Interruption {
  readonly signal: NodeJS.Signals;
  /** The signal is sent when this promise resolves. */
  readonly when: Promise<unknown>;
}

/** Node 22 and newer keep the compiled code of dist/ here between the tests, which start it some 500 times. */
export const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/** Runs a program until it ends. When the test ends first, the program is ended too. */
export async function runChild(command: string, args: readonly string[], options: ChildOptions): Promise<ChildResult> {
  const env = { NODE_COMPILE_CACHE, ...options.env };
  return options.interrupt === undefined
    ? runWhole(command, args, { ...options, env })
    : runInterrupted(command, args, { ...options, env, interrupt: options.interrupt });
}

async function runWhole(command: string, args: readonly string[], options: ChildOptions): Promise<ChildResult> {
  let running: number | undefined;
  onTestFinished(() => {
    if (running !== undefined) process.kill(running, 'SIGKILL');
  });
  const { cwd, env, stdin = '' } = options;
  const onStart = (pid: number): void => {
    running = pid;
  };
  const { exitCode, stdout, stderr } = await runSmall(command, args, { cwd, env, input: stdin, onStart });
  running = undefined;
  return { exitCode, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8') };
}

async function runInterrupted(
  command: string,
  args: readonly string[],
  { cwd, env, stdin, interrupt }: ChildOptions & { readonly interrupt: Interruption },
): Promise<ChildResult> {
  const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  killAfterTest(child);
  // A program may end without reading its input. That breaks the pipe and is not an error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin ?? '');
  void interrupt.when.then(() => child.kill(interrupt.signal));
  const [stdout, stderr, exitCode] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    }),
  ]);
  return { exitCode, stdout, stderr };
}

async function collect(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function killAfterTest(child: ChildProcess): void {
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  });
}
