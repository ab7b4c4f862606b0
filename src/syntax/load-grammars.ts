import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { grammarOf } from './grammars.ts';
import type { Answer } from './syntax-worker.ts';
import type { TreeSitterFolders } from './tree-sitter.ts';
import type { Grammars, Outline } from './types.ts';

/** Against a parser that never ends; the slowest text of the largest size takes a tenth. */
const MAX_MILLISECONDS = 60_000;

/** Files that no grammar gets through are written to be so, and each takes seconds: after these no other is tried. */
const MAX_GIVEN_UP = 4;

/**
 * Reads files by the grammars in a folder, `tree-sitter-<name>.wasm.br` or without `.br`; the runtime's own
 * `web-tree-sitter.wasm` may be in another one. Nothing is loaded before a file needs it, and each grammar once.
 *
 * Files are parsed in a thread, one after the other: a text that takes all of the parser's memory ends the thread and
 * not the program, and the next file gets a new one. An idle thread does not keep the program running.
 */
export function createGrammars(folder: URL | string, runtimeFolder: URL | string = folder): Grammars {
  const folders = { grammars: pathOf(folder), runtime: pathOf(runtimeFolder) };
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let givenUp = 0;

  const readNext = async (text: string, language: string): Promise<Outline | undefined> => {
    if (givenUp >= MAX_GIVEN_UP) {
      return undefined;
    }
    thread ??= startThread(folders);
    const answer = await ask(thread, text, language);
    if (answer.kind === 'read') {
      givenUp += answer.outline === undefined ? 1 : 0;
      return answer.outline;
    }
    givenUp += 1;
    void thread.terminate();
    thread = undefined;
    if (answer.kind === 'not-installed') {
      throw new Error(`The grammar of ${language} is not where it is installed: ${answer.problem}`);
    }
    return undefined;
  };
  return {
    read(text, language) {
      if (grammarOf(language) === undefined) {
        return Promise.resolve(undefined);
      }
      const reading = last.then(() => readNext(text, language));
      last = reading.catch(() => undefined);
      return reading;
    },
  };
}

/** Memory or time ran out. */
interface Ended {
  readonly kind: 'ended';
}

function pathOf(folder: URL | string): string {
  return folder instanceof URL ? fileURLToPath(folder) : folder;
}

function startThread(folders: TreeSitterFolders): Worker {
  const thread = new Worker(workerFile(), { workerData: folders, execArgv: [], stderr: true });
  // What it says between two files, or when it is gone, concerns nobody.
  thread.on('error', () => undefined);
  return thread;
}

/** Beside this file as it is written, and beside the chunk that holds it as it is built. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './syntax-worker.ts' : './syntax-worker.js', import.meta.url);
}

function ask(thread: Worker, text: string, language: string): Promise<Answer | Ended> {
  return new Promise((resolve) => {
    const end = (answer: Answer | Ended): void => {
      clearTimeout(timer);
      thread.off('message', end).off('exit', endWithout).off('error', endWithout);
      thread.unref();
      resolve(answer);
    };
    const endWithout = (): void => end({ kind: 'ended' });
    const timer = setTimeout(endWithout, MAX_MILLISECONDS);
    thread.ref();
    thread.on('message', end).on('exit', endWithout).on('error', endWithout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a thread, not to a window.
    thread.postMessage({ text, language });
  });
}
