const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
const MAX_TOKENS = 400;
/** Only this much of a long line is compared letter by letter. */
const MAX_CHARACTERS = 2_000;

/** The words and signs of a line of code, in order. A very long line is cut. */
export function readTokens(line: string): readonly string[] {
  const tokens: string[] = [];
  for (const [token] of line.matchAll(TOKEN)) {
    tokens.push(token);
    if (tokens.length >= MAX_TOKENS) {
      break;
    }
  }
  return tokens;
}

/** Measures how alike two lines are, from 0 to 1: the share of their tokens that both have. */
export function lineSimilarity(a: string, b: string): number {
  if (a.trim() === b.trim()) {
    return 1;
  }
  const left = readTokens(a);
  const right = readTokens(b);
  if (left.length === 0 || right.length === 0) {
    return 0;
  }
  const counts = new Map<string, number>();
  for (const token of left) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  let shared = 0;
  for (const token of right) {
    const count = counts.get(token) ?? 0;
    if (count > 0) {
      counts.set(token, count - 1);
      shared += 1;
    }
  }
  return (2 * shared) / (left.length + right.length);
}

/** Measures how alike two lines are by their letters, from 0 to 1: the share of pairs of neighbours that both have. */
export function letterSimilarity(a: string, b: string): number {
  const [left, right] = [countPairs(a.trim()), countPairs(b.trim())];
  let shared = 0;
  for (const [pair, count] of right) {
    shared += Math.min(count, left.get(pair) ?? 0);
  }
  const all = a.trim().length + b.trim().length - 2;
  return all <= 0 ? Number(a.trim() === b.trim()) : (2 * shared) / all;
}

function countPairs(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.min(text.length, MAX_CHARACTERS) - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Lines that are less alike do not count as the same line after an edit. */
const LEAST_ALIKE = 0.5;

/** A pair of lines that correspond, as indices, and how alike they are. */
export interface LinePair {
  readonly from: number;
  readonly to: number;
  readonly similarity: number;
}

/**
 * Pairs the lines of two texts in order, so that the pairs are as alike as possible. The time is the product of their
 * lengths, so callers keep both short.
 */
export function pairLines(before: readonly string[], after: readonly string[]): readonly LinePair[] {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const alike = new Float64Array(before.length * after.length);
  const scores = new Float64Array(before.length * after.length);
  for (let from = before.length - 1; from >= 0; from -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const similarity = lineSimilarity(before[from] ?? '', after[to] ?? '');
      const score =
        similarity + (hasTie(similarity) ? LETTERS * letterSimilarity(before[from] ?? '', after[to] ?? '') : 0);
      alike[from * after.length + to] = similarity;
      scores[from * after.length + to] = score;
      const paired = similarity >= LEAST_ALIKE ? score + (best[(from + 1) * width + to + 1] ?? 0) : 0;
      best[from * width + to] = Math.max(paired, best[(from + 1) * width + to] ?? 0, best[from * width + to + 1] ?? 0);
    }
  }
  return tracePairs(before.length, after.length, { best, alike, scores });
}

/** The weight of the letters, which decide between lines with as many tokens in common. */
const LETTERS = 0.001;

function hasTie(similarity: number): boolean {
  return similarity >= LEAST_ALIKE && similarity < 1;
}

interface Scores {
  readonly best: Float64Array;
  readonly alike: Float64Array;
  readonly scores: Float64Array;
}

function tracePairs(rows: number, columns: number, { best, alike, scores }: Scores): readonly LinePair[] {
  const width = columns + 1;
  const pairs: LinePair[] = [];
  for (let from = 0, to = 0; from < rows && to < columns;) {
    const here = best[from * width + to] ?? 0;
    const similarity = alike[from * columns + to] ?? 0;
    const score = scores[from * columns + to] ?? 0;
    if (similarity >= LEAST_ALIKE && here === score + (best[(from + 1) * width + to + 1] ?? 0)) {
      pairs.push({ from, to, similarity });
      from += 1;
      to += 1;
    } else if (here === (best[(from + 1) * width + to] ?? 0)) {
      from += 1;
    } else {
      to += 1;
    }
  }
  return pairs;
}

/** Measures the difference of two texts by pairing their lines: 0 for equal texts, about 1 for each line without a partner. */
export function editCost(before: readonly string[], after: readonly string[]): number {
  const paired = pairLines(before, after).reduce((sum, { similarity }) => sum + similarity, 0);
  return before.length + after.length - 2 * paired;
}
