import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the CLI is started with. */
export interface CopilotCall {
  readonly args: readonly string[];
  /** All variables it has but those of its folders. */
  readonly environment: NodeJS.ProcessEnv;
  readonly prompt: string;
}

/** What a call of the CLI left. */
export type CopilotEnd =
  | {
      readonly kind: 'ended';
      /** Undefined when a signal ended it. */
      readonly exitCode: number | undefined;
      readonly stdout: string;
      readonly stderr: string;
      /** What it wrote of its requests, as OpenTelemetry's spans. */
      readonly spans: string;
    }
  | { readonly kind: 'not-started'; readonly error: NodeJS.ErrnoException }
  | { readonly kind: 'too-much-output' };

export type RunCopilot = (call: CopilotCall, signal: AbortSignal) => Promise<CopilotEnd>;

const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const MAX_STDERR_CHARACTERS = 10_000;

/**
 * Starts the Copilot CLI without a shell, in a folder of its own that is empty, with a home of its own: no file of the
 * checkout and no setting of the machine takes part. The prompt goes in by standard input. When the signal aborts, all
 * its processes are ended.
 */
export function createCopilotRunner(command = 'copilot'): RunCopilot {
  const herd = createHerd();
  return async (call, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-copilot-'));
    try {
      return await runIn(folder, command, call, signal, herd);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    }
  };
}

/** Processes that end with ours: Ctrl+C reaches only the terminal's own group of processes, and they are not of it. */
interface Herd {
  add(child: ChildProcess): void;
  remove(child: ChildProcess): void;
}

/** One listener serves all, as Node warns of many. */
function createHerd(): Herd {
  const running = new Set<ChildProcess>();
  const endAll = (): void => running.forEach(endProcesses);
  return {
    add: (child) => {
      if (running.size === 0) {
        process.once('exit', endAll);
      }
      running.add(child);
    },
    remove: (child) => {
      running.delete(child);
      if (running.size === 0) {
        process.off('exit', endAll);
      }
    },
  };
}

async function runIn(
  folder: string,
  command: string,
  call: CopilotCall,
  signal: AbortSignal,
  herd: Herd,
): Promise<CopilotEnd> {
  const work = join(folder, 'work');
  const home = join(folder, 'home');
  const spans = join(folder, 'spans.jsonl');
  await mkdir(work);
  await mkdir(home);
  const child = spawn(command, call.args, {
    cwd: work,
    env: {
      ...call.environment,
      HOME: home,
      USERPROFILE: home,
      COPILOT_HOME: join(home, '.copilot'),
      TMPDIR: home,
      COPILOT_OTEL_FILE_EXPORTER_PATH: spans,
    },
    // A group of its own, so that all of it can be ended: npm's `copilot` starts another process.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  herd.add(child);
  const end = await endOf(child, call.prompt, signal);
  herd.remove(child);
  return end.kind === 'ended' ? { ...end, spans: await readSpans(spans) } : end;
}

function endOf(child: ChildProcess, prompt: string, signal: AbortSignal): Promise<CopilotEnd> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let stderr = '';
    let notStarted: NodeJS.ErrnoException | undefined;
    const stop = (): void => {
      endProcesses(child);
      // A process that left the group may hold them open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    };
    signal.addEventListener('abort', stop, { once: true });
    child.stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_OUTPUT_BYTES) {
        chunks.push(chunk);
      } else {
        stop();
      }
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-MAX_STDERR_CHARACTERS);
    });
    // A process that ends early is reported by its exit code, not by the pipe that it leaves.
    child.stdin?.on('error', () => undefined).end(prompt);
    child.on('error', (error: NodeJS.ErrnoException) => (notStarted ??= error));
    child.on('close', (exitCode) => {
      signal.removeEventListener('abort', stop);
      if (notStarted !== undefined && child.pid === undefined) {
        resolve({ kind: 'not-started', error: notStarted });
      } else if (bytes > MAX_OUTPUT_BYTES) {
        resolve({ kind: 'too-much-output' });
      } else {
        const stdout = Buffer.concat(chunks).toString('utf8');
        resolve({ kind: 'ended', exitCode: exitCode ?? undefined, stdout, stderr, spans: '' });
      }
    });
    if (signal.aborted) {
      stop();
    }
  });
}

/** A process that has ended already cannot be ended, and need not. */
function endProcesses(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') {
      process.kill(-child.pid, 'SIGKILL');
    } else {
      child.kill('SIGKILL');
    }
  } catch {
    child.kill('SIGKILL');
  }
}

/** Older versions write no such file. */
async function readSpans(path: string): Promise<string> {
  try {
    return (await stat(path)).size <= MAX_OUTPUT_BYTES ? await readFile(path, 'utf8') : '';
  } catch {
    return '';
  }
}
