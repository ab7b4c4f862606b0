import { readTokens } from './similar-lines.ts';
import { wordSet } from '../../structures/words-in.ts';

/** Words that most lines of code could have, so they do not show which line is meant. */
const COMMON: ReadonlySet<string> = wordSet(`
  return if else elif for while do end def fn func function class struct import from export const let var val new
  public private protected static final void int string bool boolean float double char true false null nil none self
  this the a an of to in is and or not async await use using require include try catch throw pub mut
`);

/** The number of times each part of a name occurs in some lines: `readFile` and `read_file` are both `read` and `file`. */
export type Words = ReadonlyMap<string, number>;

/** Counts the parts of the names and numbers in lines. Words that most code has are left out. */
export function countWords(lines: readonly string[]): Words {
  const counts = new Map<string, number>();
  for (const word of lines.flatMap(readTokens).flatMap(splitName)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function splitName(token: string): readonly string[] {
  if (!/[\p{L}\p{N}]/u.test(token) || COMMON.has(token.toLowerCase())) {
    return [];
  }
  return token
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '_')
    .split(/[_$]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

/** The share of words that are among others, from 0 to 1. Undefined if there are no words. */
export function shareOfWords(words: Words, others: Words): number | undefined {
  const all = sum(words.values());
  const found = sum([...words].map(([word, count]) => Math.min(count, others.get(word) ?? 0)));
  return all === 0 ? undefined : found / all;
}

/** The words without those that others have. */
export function withoutWords(words: Words, others: Words): Words {
  return new Map([...words].map(([word, count]) => [word, Math.max(0, count - (others.get(word) ?? 0))]));
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) {
    total += count;
  }
  return total;
}
