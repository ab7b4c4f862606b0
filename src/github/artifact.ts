import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors.ts';

/** What an artifact is to hold. */
export interface ArtifactUpload {
  /** A number is added where another job of the run has taken it. */
  readonly name: string;
  readonly folder: string;
  /** Paths below the folder; the archive has them relative to it. */
  readonly files: readonly string[];
}

export type UploadedArtifact =
  | { readonly kind: 'uploaded'; readonly name: string; readonly id: number }
  /** On one line and without secrets; as safe for Markdown or a log as any answer of a server. */
  | { readonly kind: 'failed'; readonly reason: string };

/** An archive of some megabytes takes seconds; where GitHub answers with errors, the library tries for some 40. */
const LIMIT_MILLISECONDS = 90_000;

const MAX_REASON_CHARACTERS = 500;

/** What an upload needs of the runner. */
interface ArtifactRunner {
  /** With `ACTIONS_RUNTIME_TOKEN` and `ACTIONS_RESULTS_URL`, which Actions get and other steps do not. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Gets workflow commands that mask secrets. */
  print(command: string): void;
}

/**
 * Attaches files to the workflow run, kept as long as the repository keeps artifacts. It never throws: no run fails
 * because of its artifact.
 *
 * GitHub's library works in a thread of its own, because it cannot be told to stop: it waits minutes for a proxy that
 * says nothing, throws outside of its promises when a file cannot be read, and writes to the log as it likes.
 */
export function uploadArtifact(
  upload: ArtifactUpload,
  runner: ArtifactRunner,
  limitMilliseconds = LIMIT_MILLISECONDS,
): Promise<UploadedArtifact> {
  const failed = (reason: string): UploadedArtifact => ({ kind: 'failed', reason: publicReason(reason, runner) });
  return new Promise((resolve) => {
    const worker = new Worker(workerFile(), {
      workerData: upload,
      env: runner.environment,
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    readLines(worker.stdout, (line) => {
      if (line.startsWith('::add-mask::')) {
        runner.print(`${line}\n`);
      }
    });
    worker.stderr.resume();
    const end = (uploaded: UploadedArtifact): void => {
      clearTimeout(timer);
      resolve(uploaded.kind === 'failed' ? failed(uploaded.reason) : uploaded);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => end(failed(`the upload did not end within ${limitMilliseconds / 1_000} seconds`)),
      limitMilliseconds,
    );
    worker.once('message', end);
    worker.once('error', (error) => end(failed(messageOf(error))));
    worker.once('exit', () => end(failed('the upload ended without an answer')));
  });
}

/** Beside this file as it is written, and beside the chunk that holds it as it is built. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './artifact-worker.ts' : './artifact-worker.js', import.meta.url);
}

function readLines(stream: NodeJS.ReadableStream, read: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(read);
  });
}

/** Of a token that is no token the library quotes a piece; the address to write to carries its signature. */
function publicReason(reason: string, { environment }: ArtifactRunner): string {
  return reason
    .replace(/^Invalid token specified.*/s, 'ACTIONS_RUNTIME_TOKEN is not the token of a job')
    .replaceAll(/\bsig=[^&\s"<]*/g, 'sig=***')
    .replaceAll(environment['ACTIONS_RUNTIME_TOKEN'] || /(?!)/g, '***')
    .slice(0, MAX_REASON_CHARACTERS);
}
