import type { Scalar } from '../values.ts';
import { resolveEscapes } from './escapes.ts';
import type { Reader } from './reader.ts';

/** An entry of valid JSON with a text, a number or a word, and the comma and the key that follow it. */
const PLAIN_ENTRY =
  /"([^"\\\n]{1,80})"[ \t]*:[ \t]*(?:"([^"\\\n]*(?:\\.[^"\\\n]*)*)"|(-?\d{1,15}(?:\.\d{1,15})?)|(true|false|null))[ \t]*,\s*(?="[^"\\\n:]{1,80}"[ \t]*:)/y;

const WORDS: Readonly<Record<string, Scalar>> = { true: true, false: false, null: null };

/** An entry of an object. */
export interface PlainEntry {
  readonly key: string;
  readonly value: Scalar;
}

/**
 * Reads an entry that is valid JSON and followed by another key, together with its comma. Most entries of most replies are such
 * ones, and nothing else can be meant. Undefined for all others; the reader then stays where it is.
 */
export function readPlainEntry(reader: Reader): PlainEntry | undefined {
  PLAIN_ENTRY.lastIndex = reader.at;
  const found = PLAIN_ENTRY.exec(reader.text);
  if (found === null) {
    return undefined;
  }
  reader.at = PLAIN_ENTRY.lastIndex;
  const [, key = '', text, number, word = ''] = found;
  const value = text !== undefined ? resolveEscapes(text) : number !== undefined ? Number(number) : WORDS[word];
  return { key, value };
}
