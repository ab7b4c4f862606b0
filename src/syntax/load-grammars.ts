import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FactKind } from './facts/types.ts';
import { grammarOf } from './grammars.ts';
import type { Answer, Wanted } from './syntax-worker.ts';
import type { TreeSitterFolders } from './tree-sitter.ts';
import type { Grammars } from './types.ts';

/** A limit for a parser that never ends. The slowest text of the largest size takes a tenth of it. */
const MAX_MILLISECONDS = 60_000;

/**
 * Only files that were written for the purpose make a grammar give up. They may cost this many seconds of a run, by the
 * estimates below, which do not depend on the machine. After that, no other file is parsed.
 */
const MAX_LOST_SECONDS = 120;
const LOST_SECONDS = { time: MAX_MILLISECONDS / 1_000, memory: 4, installation: 30 } as const;
/** How fast a parser gets to its limit of steps. */
const LOST_CHARACTERS_PER_SECOND = 200_000;

/** Requests that wait before a second thread is started: starting it takes as long as parsing them. */
const MIN_WAITING = 8;

/**
 * Reads files by the grammars in a folder, `tree-sitter-<name>.wasm.br` or without `.br`. The runtime's own
 * `web-tree-sitter.wasm` may be in another folder. Nothing is loaded before a file needs it, and each grammar is loaded
 * once.
 *
 * Files are parsed in a thread, one after the other, or in two if many of them wait. A text of 20 kB can make tree-sitter take gigabytes within one
 * step of its parser (`a<a<a<…` in Java), and after it ran out of memory nothing in its thread works any more. That
 * ends the thread, not the program, and the next file gets a new thread. An idle thread does not keep the program
 * running.
 */
export function createGrammars(
  folder: URL | string,
  runtimeFolder: URL | string = folder,
  startTimer: StartTimer = endLater,
): Grammars {
  const folders = { grammars: pathOf(folder), runtime: pathOf(runtimeFolder) };
  const lanes: readonly [Lane, Lane] = [createLane(), createLane()];
  let lostSeconds = 0;

  const readNext = async (lane: Lane, request: Request): Promise<Answer | undefined> => {
    if (lostSeconds >= MAX_LOST_SECONDS) {
      return undefined;
    }
    lane.thread ??= startThread(folders);
    const answer = await ask(lane.thread, request, startTimer);
    if (answer.kind !== 'ended' && answer.kind !== 'not-installed') {
      lostSeconds += isGivenUp(answer) ? request.text.length / LOST_CHARACTERS_PER_SECOND : 0;
      return answer;
    }
    lostSeconds += LOST_SECONDS[answer.kind === 'ended' ? answer.by : 'installation'];
    void lane.thread.terminate();
    lane.thread = undefined;
    if (answer.kind === 'not-installed') {
      throw new Error(`The grammar of ${request.language} is not where it is installed: ${answer.problem}`);
    }
    return undefined;
  };
  const read = (
    text: string,
    language: string,
    wanted: Wanted,
    lines: readonly number[] = [],
    kinds?: readonly FactKind[],
  ): Promise<Answer | undefined> => {
    if (grammarOf(language) === undefined) {
      return Promise.resolve(undefined);
    }
    const [first, second] = lanes;
    const isLong = first.waiting >= MIN_WAITING && second.waiting < first.waiting;
    const lane = isLong ? second : first;
    lane.waiting += 1;
    const reading = lane.last
      .then(() => readNext(lane, { text, language, wanted, lines, kinds }))
      .finally(() => (lane.waiting -= 1));
    lane.last = reading.catch(() => undefined);
    return reading;
  };
  return {
    async read(text, language) {
      const answer = await read(text, language, 'outline');
      return answer?.kind === 'outline' ? answer.outline : undefined;
    },
    async findFaults(text, language) {
      const answer = await read(text, language, 'faults');
      return answer?.kind === 'faults' ? answer.faults : undefined;
    },
    async readSymbols(text, language) {
      const answer = await read(text, language, 'symbols');
      return answer?.kind === 'symbols' ? answer.symbols : undefined;
    },
    async readFacts(text, language, lines, kinds) {
      const answer = await read(text, language, 'facts', lines, kinds);
      return answer?.kind === 'facts' ? answer.facts : undefined;
    },
    async release() {
      const idle = lanes.filter(({ waiting }) => waiting === 0);
      const threads = idle.flatMap(({ thread }) => thread ?? []);
      idle.forEach((lane) => (lane.thread = undefined));
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

/** A thread, and the requests that it has not answered. */
interface Lane {
  thread: Worker | undefined;
  last: Promise<unknown>;
  waiting: number;
}

function createLane(): Lane {
  return { thread: undefined, last: Promise.resolve(), waiting: 0 };
}

/** Whether the parser gave up on a text. */
function isGivenUp(answer: Exclude<Answer, { kind: 'not-installed' }>): boolean {
  switch (answer.kind) {
    case 'outline':
      return answer.outline === undefined;
    case 'faults':
      return answer.faults === undefined;
    case 'symbols':
      return answer.symbols === undefined;
    case 'facts':
      return answer.facts === undefined;
  }
}

/** Memory or time ran out. */
interface Ended {
  readonly kind: 'ended';
  readonly by: 'memory' | 'time';
}

function pathOf(folder: URL | string): string {
  return folder instanceof URL ? fileURLToPath(folder) : folder;
}

function startThread(folders: TreeSitterFolders): Worker {
  const thread = new Worker(workerFile(), { workerData: folders, execArgv: [], stderr: true });
  // Messages between two files, or after the end of the thread, are ignored.
  thread.on('error', () => undefined);
  return thread;
}

/** The worker is next to this file in the source, and next to the chunk with this code in the build. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './syntax-worker.ts' : './syntax-worker.js', import.meta.url);
}

/** A text to read, and what to read of it. */
interface Request {
  readonly text: string;
  readonly language: string;
  readonly wanted: Wanted;
  /** The lines to read, for `facts`. */
  readonly lines: readonly number[];
  /** The kinds of facts to read, for `facts`. Undefined for all. */
  readonly kinds: readonly FactKind[] | undefined;
}

/** Calls `end` when a file has taken too long; returns a function that stops the timer. */
type StartTimer = (end: () => void) => () => void;

function endLater(end: () => void): () => void {
  const timer = setTimeout(end, MAX_MILLISECONDS);
  return () => clearTimeout(timer);
}

function ask(thread: Worker, request: Request, startTimer: StartTimer): Promise<Answer | Ended> {
  return new Promise((resolve) => {
    const end = (answer: Answer | Ended): void => {
      stopTimer();
      thread.off('message', end).off('exit', endWithout).off('error', endWithout);
      thread.unref();
      resolve(answer);
    };
    const endWithout = (): void => end({ kind: 'ended', by: 'memory' });
    thread.ref();
    thread.on('message', end).on('exit', endWithout).on('error', endWithout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a thread, not to a window.
    thread.postMessage(request);
    const stopTimer = startTimer(() => end({ kind: 'ended', by: 'time' }));
  });
}
