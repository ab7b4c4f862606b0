import { buildOnce } from '../structures/build-once.ts';
import type { Grammars } from '../syntax/types.ts';
import { lazily } from '../structures/lazily.ts';
import { readFileSymbols } from './file-symbols.ts';
import { mapModules, type ModuleMap } from './imports/module-map.ts';
import type { FileSymbols, SymbolFiles } from './types.ts';
import type { WordStore } from './kept-words.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** What an index has read of the head. Nothing is read before it is needed, and everything once. */
export interface Repository {
  readonly files: SymbolFiles;
  /** Undefined if the file cannot be read. */
  symbols(path: string): Promise<FileSymbols | undefined>;
  modules(): Promise<ModuleMap>;
  words(signal: AbortSignal): Promise<WordIndex>;
}

export interface RepositoryTerms {
  readonly grammars: Grammars;
  /** A clock in milliseconds, by which other work gets a turn. */
  readonly now: () => number;
  /** Where the words of the repository are kept between runs. */
  readonly keptWords?: WordStore | undefined;
}

/** Files whose names are kept. A run needs fewer. */
const MAX_KEPT = 3_000;

export function openRepository(files: SymbolFiles, { grammars, now, keptWords: store }: RepositoryTerms): Repository {
  const read = new Map<string, Promise<FileSymbols | undefined>>();
  const readNames = async (path: string): Promise<FileSymbols | undefined> => {
    const text = await files.read(path);
    return text === undefined ? undefined : readFileSymbols(path, text, grammars);
  };
  const words = buildOnce((signal) => indexWords(files, { now, signal, store }));
  return {
    files,
    symbols: (path) => {
      const known = read.get(path);
      if (known !== undefined) {
        return known;
      }
      const reading = readNames(path);
      if (read.size >= MAX_KEPT) {
        read.clear();
      }
      read.set(path, reading);
      // A failed read is not kept: the network may work the next time.
      reading.catch(() => read.delete(path));
      return reading;
    },
    modules: lazily(async () => mapModules(await files.paths(), (path) => files.read(path))),
    words,
  };
}
