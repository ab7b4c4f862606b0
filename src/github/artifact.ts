import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors.ts';

/** The files of an artifact. */
export interface ArtifactUpload {
  /** A number is added if another job of the run has taken the name. */
  readonly name: string;
  readonly folder: string;
  /** Paths inside of the folder; the archive has them relative to it. */
  readonly files: readonly string[];
}

export type UploadedArtifact =
  | { readonly kind: 'uploaded'; readonly name: string; readonly id: number }
  /** One line without secrets. Like any answer of a server, it has to be escaped for Markdown or a log. */
  | { readonly kind: 'failed'; readonly reason: string };

/** An archive of some megabytes takes seconds; if GitHub answers with errors, the library retries for about 40 s. */
const LIMIT_MILLISECONDS = 90_000;

const MAX_REASON_CHARACTERS = 500;

/** What an upload needs from the runner. */
interface ArtifactRunner {
  /** Has `ACTIONS_RUNTIME_TOKEN` and `ACTIONS_RESULTS_URL`, which the runner gives to Actions only, not to `run` steps. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Gets workflow commands that mask secrets. */
  print(command: string): void;
}

/**
 * Attaches files to the workflow run, for as long as the repository keeps artifacts. Never throws: no run fails because
 * of its artifact.
 *
 * GitHub's library (`@actions/artifact`) runs in a thread of its own, because it can neither be aborted nor kept from
 * printing: it waits minutes for a proxy that does not answer, throws outside of its promises if a file cannot be read,
 * and writes to the log. Of its output, only the commands that mask secrets are passed on.
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
    forEachLine(worker.stdout, (line) => {
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

/** The file of the thread: next to this file in the sources, and next to its chunk in dist/. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './artifact-worker.ts' : './artifact-worker.js', import.meta.url);
}

function forEachLine(stream: NodeJS.ReadableStream, read: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(read);
  });
}

/** Removes secrets from a reason: the library quotes a part of an invalid token, and the upload address has a signature. */
function publicReason(reason: string, { environment }: ArtifactRunner): string {
  return reason
    .replace(/^Invalid token specified.*/s, 'ACTIONS_RUNTIME_TOKEN is not the token of a job')
    .replaceAll(/\bsig=[^&\s"<]*/g, 'sig=***')
    .replaceAll(environment['ACTIONS_RUNTIME_TOKEN'] || /(?!)/g, '***')
    .slice(0, MAX_REASON_CHARACTERS);
}
