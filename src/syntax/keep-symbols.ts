import { digest } from '../text/bytes/digest.ts';
import { splitLines } from './lines.ts';
import { readKeptSymbols, writeKeptSymbols } from './symbols/kept-symbols.ts';
import type { Symbols } from './symbols/types.ts';
import type { Grammars } from './types.ts';

/** Keeps texts between runs. It may forget any of them. */
export interface SymbolStore {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

/** The names of longer texts are not kept. */
const MAX_KEPT_CHARACTERS = 500_000;

/** Change it when other names are read of the same text. */
const READER = 1;

/**
 * Reads the names of a text only once, also if a later run asks for them. The key is the id that git gives the text, with
 * the language and the version of the reader, so that equal files share their names. No text of a file is kept.
 */
export function keepSymbols(grammars: Grammars, store: SymbolStore): Grammars {
  if (grammars.readSymbols === undefined) {
    return grammars;
  }
  return {
    ...grammars,
    readSymbols: async (text, language) => {
      const key = makeKey(text, language);
      const kept = await store.read(key);
      const known = kept === undefined ? undefined : readKeptSymbols(key, kept, splitLines(text).length);
      return known ?? keep(await grammars.readSymbols?.(text, language), key, store);
    },
  };
}

async function keep(symbols: Symbols | undefined, key: string, store: SymbolStore): Promise<Symbols | undefined> {
  const text = symbols === undefined ? '' : writeKeptSymbols(key, symbols);
  if (text !== '' && text.length <= MAX_KEPT_CHARACTERS) {
    await store.write(key, text);
  }
  return symbols;
}

function makeKey(text: string, language: string): string {
  const id = digest('sha1', `blob ${Buffer.byteLength(text)}\0${text}`, 'hex');
  return digest('sha256', JSON.stringify([READER, language, id]), 'hex');
}
