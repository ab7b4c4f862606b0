import type { Repository } from './repository.ts';

/**
 * Counts what a search of names reads, and ends it after a limit. It does not depend on the machine: with a limit of time,
 * the same change would have another prompt on a slower or busier one.
 */
export interface Work {
  /** The limit, in characters that are searched. */
  readonly most: number;
  /** Aborts when the limit is reached. */
  readonly signal: AbortSignal;
  /** What was done so far, in characters that are searched. */
  done(): number;
  /** Adds the work of another search, in the same unit. */
  add(characters: number): void;
  /** Adds a text whose names are needed. It is parsed the first time. */
  addParsed(path: string, characters: number): void;
}

/** Parsing a text and listing its names takes about as long as searching so many of its length. */
const PARSED = 20;
/** Reading a file takes as long as searching so many characters, whatever it holds. */
const FILE = 2_000;

/** @param most the limit, in characters that are searched */
export function countWork(most = Number.POSITIVE_INFINITY): Work {
  const controller = new AbortController();
  const parsed = new Set<string>();
  let done = 0;
  const add = (characters: number): void => {
    done += characters;
    if (done > most) {
      controller.abort();
    }
  };
  return {
    most,
    signal: controller.signal,
    done: () => done,
    add,
    addParsed(path, characters) {
      // Whether another search has parsed the file before depends on the machine.
      add(FILE + characters * (parsed.has(path) ? 1 : PARSED));
      parsed.add(path);
    },
  };
}

/** The same repository, with what is read of it counted. Maps of modules and words have limits of their own. */
export function countReads(repository: Repository, work: Work): Repository {
  return {
    ...repository,
    files: {
      ...repository.files,
      async read(path) {
        const text = await repository.files.read(path);
        work.add(FILE + (text?.length ?? 0));
        return text;
      },
    },
    async symbols(path) {
      const file = await repository.symbols(path);
      work.addParsed(path, file?.text.length ?? 0);
      return file;
    },
  };
}
