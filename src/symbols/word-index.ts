import { setImmediate } from 'node:timers/promises';
import { packWords, unpackWords, type WordSets, type WordStore } from './kept-words.ts';
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
const BATCH = 16;
/** Milliseconds before other work gets a turn. */
const MAX_BUSY = 20;

/** What an index reads with. */
export interface WordTerms {
  /** A clock in milliseconds, by which other work gets a turn. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Where the words of contents are kept between runs. */
  readonly store?: WordStore | undefined;
}

/** Reads the words of all files, within limits. A content whose words are kept is not read. */
export async function indexWords(files: SymbolFiles, { now, signal, store }: WordTerms): Promise<WordIndex> {
  const paths = await files.paths();
  const wanted = paths.filter(mayHoldCode).slice(0, MAX_FILES);
  const ids = store === undefined ? undefined : await files.ids?.();
  const kept: WordSets = ids === undefined ? new Map() : unpackWords((await store?.read()) ?? '');
  const words = new Map<string, Uint32Array | undefined>();
  const unread: string[] = [];
  for (const path of wanted) {
    const id = ids?.get(path) ?? '';
    if (kept.has(id)) {
      words.set(path, kept.get(id));
    } else {
      unread.push(path);
    }
  }
  await readWords(files, unread, { now, signal, into: words });
  if (ids !== undefined && store !== undefined && unread.some((path) => words.has(path))) {
    await store.write(packWords(byContent(words, ids)));
  }
  const indexed = wanted.filter((path) => words.get(path) !== undefined);
  const index = indexHashes(indexed.flatMap((path) => words.get(path) ?? []));
  return {
    filesWith: (word) => index.holding(hashWord(word)).flatMap((number) => indexed[number] ?? []),
    extent: { indexed: indexed.length, files: paths.length },
    isCancelled: signal.aborted,
  };
}

interface ReadTerms {
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly into: Map<string, Uint32Array | undefined>;
}

/** Reads the words of files until a limit is reached; undefined for a text that is too long. */
async function readWords(
  files: SymbolFiles,
  paths: readonly string[],
  { now, signal, into }: ReadTerms,
): Promise<void> {
  const readable = (await files.affordable?.(paths)) ?? paths;
  const read = createWordReader();
  let characters = 0;
  let rested = now();
  for (let at = 0; at < readable.length; at += BATCH) {
    if (signal.aborted || characters > MAX_CHARACTERS) {
      break;
    }
    const batch = readable.slice(at, at + BATCH);
    const texts = await Promise.all(batch.map((path) => files.read(path)));
    for (const [index, path] of batch.entries()) {
      const text = texts[index];
      if (text !== undefined) {
        const isShort = text.length <= MAX_FILE_CHARACTERS;
        characters += isShort ? text.length : 0;
        into.set(path, isShort ? read(text) : undefined);
      }
    }
    if (now() - rested > MAX_BUSY) {
      await setImmediate();
      rested = now();
    }
  }
}

function byContent(words: WordSets, ids: ReadonlyMap<string, string>): WordSets {
  return new Map(
    [...words].flatMap(([path, set]) => [[ids.get(path) ?? '', set] as const]).filter(([id]) => id !== ''),
  );
}

/** Endings of files that declare and use no names: locks, pictures, archives, maps. */
const NO_CODE =
  /(?:\.(?:lock|map|min\.js|min\.css|svg|png|jpe?g|gif|ico|webp|pdf|zip|gz|tgz|woff2?|ttf|snap|csv|tsv|txt|log)|-lock\.json|lock\.yaml)$/i;

function mayHoldCode(path: string): boolean {
  return !NO_CODE.test(path);
}
