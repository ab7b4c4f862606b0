/** More tokens of a line are not aligned. Such a line is longer than anybody reads. */
const MAX_TOKENS = 160;
/** Words with a smaller share of common letters are not versions of each other. */
const LEAST_ALIKE = 0.5;
/** The cost of a token that is only in one of the lines. */
const COST_OF_TOKEN = 1;

/**
 * Whether a new line may be an edit of only a part of the old one: `value = read(c)` for `const data = read(b)`. Then the
 * beginning or the end of the old line would be lost. It may be such a part if no alignment of the two lines is better than
 * one in which the first (or last) new token stands for a later (or earlier) old one, and nothing for those outside.
 * `tokens` and `old` are the words and signs of the two lines.
 */
export function mayBePart(tokens: readonly string[], old: readonly string[]): boolean {
  if (tokens.length === 0 || Math.max(tokens.length, old.length) > MAX_TOKENS) {
    return false;
  }
  // Signs at the end, such as a bracket, are checked as what they are.
  const lastWord = old.findLastIndex((token) => /[\p{L}\p{N}]/u.test(token));
  return (
    mayLoseStart(tokens, old, 1) ||
    (lastWord >= 0 && mayLoseStart(tokens.toReversed(), old.toReversed(), old.length - lastWord))
  );
}

/** Whether at least `fewest` tokens at the start of the old line may be lost. */
function mayLoseStart(tokens: readonly string[], old: readonly string[], fewest: number): boolean {
  const costs = alignEnds(tokens, old);
  const least = costs[0]?.[0] ?? 0;
  return old.some((token, at) => {
    const paired = at < fewest ? Infinity : costOfPair(token, tokens[0] ?? '');
    return at * COST_OF_TOKEN + paired + (costs[at + 1]?.[1] ?? Infinity) <= least;
  });
}

/** For each start in the old tokens and in the new ones, the least cost to turn the rest of the one into the rest of the other. */
function alignEnds(tokens: readonly string[], old: readonly string[]): readonly Float64Array[] {
  const costs = Array.from({ length: old.length + 1 }, () => new Float64Array(tokens.length + 1));
  for (let from = old.length; from >= 0; from -= 1) {
    for (let to = tokens.length; to >= 0; to -= 1) {
      const [row, below] = [costs[from], costs[from + 1]];
      if (row === undefined || (from === old.length && to === tokens.length)) {
        continue;
      }
      row[to] = Math.min(
        (below?.[to] ?? Infinity) + COST_OF_TOKEN,
        (row[to + 1] ?? Infinity) + COST_OF_TOKEN,
        (below?.[to + 1] ?? Infinity) + costOfPair(old[from] ?? '', tokens[to] ?? ''),
      );
    }
  }
  return costs;
}

/** The cost to replace a token by another. Infinite if they are not versions of each other. */
function costOfPair(token: string, other: string): number {
  if (token === other) {
    return 0;
  }
  const alike = shareOfEnds(token, other);
  return alike >= LEAST_ALIKE ? 2 * COST_OF_TOKEN * (1 - alike) : Infinity;
}

/** The share of the letters of two words with which both begin or end. */
function shareOfEnds(word: string, other: string): number {
  const most = Math.min(word.length, other.length);
  let start = 0;
  while (start < most && word[start] === other[start]) {
    start += 1;
  }
  let end = 0;
  while (end < most - start && word.at(-1 - end) === other.at(-1 - end)) {
    end += 1;
  }
  return (2 * (start + end)) / (word.length + other.length);
}
