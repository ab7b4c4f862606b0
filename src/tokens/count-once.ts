import { digest } from '../text/bytes/digest.ts';
import { MAX_HASHED_CHARACTERS, type Tokenizer } from './tokens.ts';

export interface OnceCounter extends Tokenizer {
  /** The texts that were counted, each once, in order. */
  readonly counted: readonly string[];
}

/**
 * A tokenizer that counts each text once and keeps its count as long as it exists itself. Long texts are keyed by their
 * digest: see `MAX_HASHED_CHARACTERS`.
 */
export function countOnce(tokenizer: Tokenizer): OnceCounter {
  const counts = new Map<string, number>();
  const countsOfLong = new Map<string, number>();
  const counted: string[] = [];

  function remembered(memory: Map<string, number>, key: string, text: string): number {
    const known = memory.get(key);
    if (known !== undefined) {
      return known;
    }
    const count = tokenizer.count(text);
    memory.set(key, count);
    counted.push(text);
    return count;
  }

  return {
    ...tokenizer,
    counted,
    count: (text) =>
      text.length <= MAX_HASHED_CHARACTERS
        ? remembered(counts, text, text)
        : remembered(countsOfLong, digest('sha256', text, 'hex'), text),
  };
}
