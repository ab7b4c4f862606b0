import { proseWords } from '../../text/words.ts';

/** A word to look for in a text. */
export interface Term {
  readonly shown: string;
  /** The word as `proseWords` gives it; of a script without spaces, its pairs of characters. */
  readonly pieces: readonly string[];
}

/** Makes a term of one word. */
export function makeTerm(word: string): Term {
  return { shown: word, pieces: proseWords(word) };
}

/**
 * The share of its pairs that must occur for a word of a script without spaces: `数据库迁移` (migration of a database)
 * occurs in a text about `数据库` (databases), but `データベース` does not occur in one about `データ構造`.
 */
const LEAST_SHARE = 0.5;

/** Finds the first term that occurs among the words of a text. */
export function findTerm(terms: readonly Term[], words: ReadonlySet<string>): string | undefined {
  return terms.find(({ pieces }) => {
    const present = pieces.filter((piece) => words.has(piece)).length;
    return present > 0 && present >= LEAST_SHARE * pieces.length;
  })?.shown;
}
