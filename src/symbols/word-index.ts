import { setImmediate } from 'node:timers/promises';
import type { SymbolFiles } from './types.ts';
import { createWordReader, hashWord, indexHashes } from './word-hashes.ts';

/** The files that hold a word. */
export interface WordIndex {
  /** The nearest to the change first. */
  filesWith(word: string): readonly string[];
  /** How much of the repository was read. */
  readonly extent: { readonly indexed: number; readonly files: number };
  readonly isCancelled: boolean;
}

/** The files closest to the change are read first, so in a larger repository the most distant ones are missing. */
const MAX_FILES = 20_000;
const MAX_CHARACTERS = 64 * 1_024 * 1_024;
/** Longer files are generated or data. */
const MAX_FILE_CHARACTERS = 512 * 1_024;
const MAX_MILLISECONDS = 20_000;
const BATCH = 16;
/** Milliseconds before other work gets a turn. */
const MAX_BUSY = 20;

/** Reads the words of all files, within limits. `now` is a clock in milliseconds. */
export async function indexWords(files: SymbolFiles, now: () => number, signal: AbortSignal): Promise<WordIndex> {
  const startedAt = now();
  const paths = await files.paths();
  const wanted = paths.filter(mayHoldCode).slice(0, MAX_FILES);
  const readable = (await files.affordable?.(wanted)) ?? wanted;
  const readWords = createWordReader();
  const sets: Uint32Array[] = [];
  const indexed: string[] = [];
  let characters = 0;
  let rested = startedAt;
  for (let at = 0; at < readable.length; at += BATCH) {
    if (signal.aborted || characters > MAX_CHARACTERS || now() - startedAt > MAX_MILLISECONDS) {
      break;
    }
    const batch = readable.slice(at, at + BATCH);
    const texts = await Promise.all(batch.map((path) => files.read(path)));
    for (const [index, text] of texts.entries()) {
      const path = batch[index];
      if (path !== undefined && text !== undefined && text.length <= MAX_FILE_CHARACTERS) {
        characters += text.length;
        indexed.push(path);
        sets.push(readWords(text));
      }
    }
    if (now() - rested > MAX_BUSY) {
      await setImmediate();
      rested = now();
    }
  }
  const index = indexHashes(sets);
  return {
    filesWith: (word) => index.holding(hashWord(word)).flatMap((number) => indexed[number] ?? []),
    extent: { indexed: indexed.length, files: paths.length },
    isCancelled: signal.aborted,
  };
}

/** Endings of files that declare and use no names: locks, pictures, archives, maps. */
const NO_CODE =
  /(?:\.(?:lock|map|min\.js|min\.css|svg|png|jpe?g|gif|ico|webp|pdf|zip|gz|tgz|woff2?|ttf|snap|csv|tsv|txt|log)|-lock\.json|lock\.yaml)$/i;

function mayHoldCode(path: string): boolean {
  return !NO_CODE.test(path);
}
