import { codeWords } from '../../../text/words.ts';
import { detachText } from '../../../text/detach.ts';

/** A text that can be found by its words. */
export interface IndexedText {
  readonly path: string;
  readonly text: string;
}

export interface FoundText {
  readonly path: string;
  /** Higher is better; comparable only within one search. */
  readonly score: number;
}

/** Finds texts by words. Rare words count more. */
export interface CodeIndex {
  /** Texts with at least one of the words, the best first. */
  find(words: readonly string[]): readonly FoundText[];
  /** The weight of a word by its rarity; 0 if no text contains it. */
  worth(word: string): number;
  /** The words of a text, in the form that the index uses. */
  words(text: string): readonly string[];
}

export interface CodeIndexBuilder {
  add(text: IndexedText): void;
  /** To be called once, after the last text. */
  finish(): CodeIndex;
}

/** The texts that contain a word, and how often. */
interface Places {
  readonly texts: number[];
  readonly counts: number[];
}

/** How often a word of the path counts, compared with a word of the text. */
const PATH_WEIGHT = 4;
/**
 * The usual constants of BM25: how fast repeated words stop to count, and how much the length of a text reduces its
 * score.
 */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Builds an index of texts, ranked by BM25. https://en.wikipedia.org/wiki/Okapi_BM25 */
export function buildCodeIndex(): CodeIndexBuilder {
  const places = new Map<string, Places>();
  const paths: string[] = [];
  const lengths: number[] = [];
  const splitParts = rememberParts();

  const add = ({ path, text }: IndexedText): void => {
    const counts = new Map<string, number>();
    const count = (word: string, weight: number): unknown => counts.set(word, (counts.get(word) ?? 0) + weight);
    for (const [run, times] of countRuns(text)) {
      splitParts(run).forEach((word) => count(word, times));
    }
    codeWords(path).forEach((word) => count(word, PATH_WEIGHT));
    const number = paths.push(path) - 1;
    let length = 0;
    for (const [word, times] of counts) {
      const known = places.get(word) ?? { texts: [], counts: [] };
      known.texts.push(number);
      known.counts.push(times);
      places.set(word, known);
      length += times;
    }
    lengths.push(length);
  };
  return { add, finish: () => index(places, paths, lengths, (text) => splitRuns(text).flatMap(splitParts)) };
}

function index(
  places: ReadonlyMap<string, Places>,
  paths: readonly string[],
  lengths: readonly number[],
  words: (text: string) => readonly string[],
): CodeIndex {
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const worth = (word: string): number => {
    const holders = places.get(word)?.texts.length ?? 0;
    return holders === 0 ? 0 : Math.log(1 + (paths.length - holders + 0.5) / (holders + 0.5));
  };
  const find = (wanted: readonly string[]): readonly FoundText[] => {
    const scores = new Map<number, number>();
    for (const word of new Set(wanted)) {
      const rarity = worth(word);
      const { texts, counts } = places.get(word) ?? { texts: [], counts: [] };
      texts.forEach((text, at) => {
        const times = counts[at] ?? 0;
        const size = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[text] ?? 0)) / Math.max(1, average);
        const gain = (rarity * times * (SATURATION + 1)) / (times + SATURATION * size);
        scores.set(text, (scores.get(text) ?? 0) + gain);
      });
    }
    const found = [...scores].map(([text, score]) => ({ path: paths[text] ?? '', score }));
    return found.sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  };
  return { find, worth, words };
}

/** Most names occur many times in a repository, so each is split only once. */
function rememberParts(): (run: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (run) => {
    if (run.length > MAX_KNOWN_CHARACTERS) {
      return codeWords(run);
    }
    const parts = known.get(run);
    if (parts !== undefined) {
      return parts;
    }
    // A substring keeps the whole text in memory, so the index stores copies.
    const own = codeWords(detachText(run)).map(detachText);
    known.set(detachText(run), own);
    return own;
  };
}

/** Sequences of letters and digits. */
function splitRuns(text: string): readonly string[] {
  return text.match(ONLY_ASCII.test(text) ? ASCII_RUN : RUN) ?? [];
}

function countRuns(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const run of splitRuns(text)) {
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** Longer sequences are not names. */
const MAX_KNOWN_CHARACTERS = 64;
// oxlint-disable-next-line no-control-regex -- all of ASCII
const ONLY_ASCII = /^[\0-\x7F]*$/;
const ASCII_RUN = /[A-Za-z0-9]+/g;
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
