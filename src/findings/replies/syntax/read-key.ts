import { decoratedKey } from './decorated-key.ts';
import { matchAt, matchEnd, skipBlanks, type Reader } from './reader.ts';
import { openingQuote, readKeyString } from './read-string.ts';

/** Dots that stand for entries which were not written. */
export const DOTS = /\.{2,}|…/y;
/** What separates a key from its value. */
export const COLON = /[:：]|=>?/y;
const BARE_KEY = /[^\s,:：，={}[\]()"'“”`]{1,200}/y;

/** Reads the key at the reader's offset. Undefined if there is none; the reader then passes over what is there. */
export function readKey(reader: Reader): string | undefined {
  const { text, at } = reader;
  const dots = matchEnd(DOTS, text, at);
  if (dots !== undefined) {
    reader.at = dots;
    return undefined;
  }
  const decorated = decoratedKey(text, at);
  if (decorated !== undefined) {
    reader.at = decorated.end;
    return decorated.key;
  }
  const opening = openingQuote(text, at);
  if (opening !== undefined) {
    return readKeyString(reader, opening);
  }
  const bare = matchAt(BARE_KEY, text, at)?.[0];
  if (bare === undefined) {
    return undefined;
  }
  reader.at += bare.length;
  // `path": "a"` lacks only the first quote of its key.
  reader.at += /["'”]/.test(text.charAt(reader.at)) && /^["'”]\s*:/.test(text.slice(reader.at, reader.at + 9)) ? 1 : 0;
  const after = skipBlanks(reader, reader.at);
  // A word without a colon is not a key.
  return matchEnd(COLON, text, after) === undefined ? undefined : bare;
}

/** Whether a value begins although its colon is missing. */
export function startsValue(text: string, at: number): boolean {
  return /["'“`[{\d]/.test(text.charAt(at));
}
