import { countWords, shareOfWords, withoutWords } from '../words.ts';
import { letterSimilarity, lineSimilarity, pairLines, readTokens, type LinePair } from '../similar-lines.ts';
import { replacedLines, type Claim, type Target } from '../replacement.ts';
import { regex } from '../../../text/regex.ts';

/** Words of a finding that asks for a line to go. */
const REMOVES = regex('i')`
  \b(?:
    remov\w*|delet\w*|drop\w*|unused|redundan\w*|unnecessar\w*|needless|superfluous|dead code|duplicat\w*|twice
    |obsolete|no longer|not needed|unneeded|never used|leftover|get rid
  )\b
`;
const ALTERNATIVE = /^[\s\p{P}]*(?:or|alternatively|alternative|option|variant)(?:\s+\w{1,2})?[\s\p{P}]*$/iu;
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?!\w)|#(?!\w|\[|!)|<!--|--\s|%\s)/;

/** Lines with text of both sides, and how they correspond. */
interface Pairing {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly pairs: readonly LinePair[];
}

/**
 * Says why a suggestion is not shown to be an edit of the replaced lines. Each replaced line must be kept, changed, joined
 * with another, or be asked to go, and what is added must not be a second version of a line.
 */
export function findUnpaired(lines: readonly string[], target: Target, claim: Claim): string | undefined {
  const before = replacedLines(target).filter(hasText);
  const after = lines.filter(hasText);
  const pairs = pairLines(before, after);
  const pairing = { before, after, pairs };
  if (after.some((line) => ALTERNATIVE.test(line) && !before.includes(line))) {
    return 'it has alternatives';
  }
  if (after.every((line) => COMMENT.test(line)) && !before.every((line) => COMMENT.test(line))) {
    return 'it is only a comment';
  }
  if (hasCommentForCode(pairing)) {
    return 'a comment in it may stand for code that is left out';
  }
  if (hasSecondVersion(pairing)) {
    return 'it may have the same lines twice';
  }
  if (!hasEnoughInCommon(pairing)) {
    return 'it has too little in common with the lines';
  }
  if (pairs.some(({ from, to }) => /\S[ \t]*\t/.test(before[from] ?? '') && !/\S[ \t]*\t/.test(after[to] ?? ''))) {
    return 'tabs inside of a line would be lost';
  }
  if (losesLine(pairing, claim)) {
    return 'a line of the range would be lost';
  }
  return extendsOver(pairing, target) || fitsOtherLine(pairing, target)
    ? 'it may be meant for other lines of the file'
    : undefined;
}

function hasText(line: string): boolean {
  return line.trim() !== '';
}

/**
 * Whether a new comment is at the end, or stands between kept lines where code was. Such a comment says "the rest is
 * unchanged", in words that nobody can list.
 */
function hasCommentForCode({ before, after, pairs }: Pairing): boolean {
  const isOld = new Set(pairs.map(({ from }) => from));
  const isPaired = new Set(pairs.map(({ to }) => to));
  return after.some((line, at) => {
    if (isPaired.has(at) || !COMMENT.test(line)) {
      return false;
    }
    const from = pairs.findLast(({ to }) => to < at)?.from ?? -1;
    const next = pairs.find(({ to }) => to > at)?.from ?? before.length;
    const lost = before.filter((old, index) => index > from && index < next && !isOld.has(index) && hasWord(old));
    const isLast = at === after.length - 1 && !COMMENT.test(before.at(-1) ?? '');
    return isLast || lost.some((old) => !COMMENT.test(old));
  });
}

function hasWord(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Lines this much alike are versions of the same line. */
const SAME_LINE = 0.6;

/** Whether a line without a partner is another version of a replaced line, or of the line before it. */
function hasSecondVersion({ before, after, pairs }: Pairing): boolean {
  const paired = new Set(pairs.map(({ to }) => to));
  const counts = countLines(before);
  const isRepeated = after.some((line, at) => {
    return hasWord(line) && at > 0 && line.trim() === after[at - 1]?.trim() && (counts.get(line.trim()) ?? 0) < 2;
  });
  return (
    isRepeated ||
    after.some(
      (line, at) => !paired.has(at) && countWords([line]).size > 0 && before.some((old) => isSameLine(old, line)),
    )
  );
}

/** Whether two lines are versions of the same line. Of lines with one word, the letters decide. */
function isSameLine(old: string, line: string): boolean {
  const isWord = [old, line].every((one) => readTokens(one).length === 1);
  return (isWord ? letterSimilarity(old, line) : lineSimilarity(old, line)) >= SAME_LINE;
}

function countLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  }
  return counts;
}

/** The share of the replaced words that a suggestion keeps. */
const LEAST_KEPT = 0.4;

/** Lines without words, such as a bracket, must have one that stays as it is, with its indentation. */
function hasEnoughInCommon({ before, after, pairs }: Pairing): boolean {
  const kept = shareOfWords(countWords(before), countWords(after));
  return kept === undefined ? pairs.some(({ from, to }) => before[from] === after[to]) : kept >= LEAST_KEPT;
}

/** The share of a lost line's words that are in added text, when the line was joined with another. */
const LEAST_JOINED = 0.55;

function losesLine({ before, after, pairs }: Pairing, { said }: Claim): boolean {
  const paired = new Set(pairs.map(({ from }) => from));
  const lost = before.flatMap((line, at) => (paired.has(at) ? [] : [{ line, at }]));
  const added = withoutWords(countWords(after), countWords(before.filter((_, at) => paired.has(at))));
  return lost.some(({ line, at }) => {
    const isInside = at > 0 && at < before.length - 1;
    if (!hasWord(line)) {
      return !isInside && losesSign(line, before, after);
    }
    if ((shareOfWords(countWords([line]), added) ?? 0) >= LEAST_JOINED) {
      return false;
    }
    return !(isInside && REMOVES.test(said) && namesLine(said, line, after));
  });
}

/** Whether the signs of a line without words, such as `#` or `)`, are fewer in the new lines. */
function losesSign(line: string, before: readonly string[], after: readonly string[]): boolean {
  const count = (lines: readonly string[], sign: string): number =>
    lines.flatMap(readTokens).filter((token) => token === sign).length;
  return readTokens(line).some((sign) => count(after, sign) < count(before, sign));
}

/** Whether a finding mentions a word of a lost line: one that only this line has, if there is one. */
function namesLine(said: string, line: string, after: readonly string[]): boolean {
  const own = countWords([line]);
  const alone = [...withoutWords(own, countWords(after))].flatMap(([word, count]) => (count > 0 ? [word] : []));
  const named = countWords([said]);
  return (alone.length > 0 ? alone : [...own.keys()]).some((word) => named.has(word));
}

/** An added line this much like the line outside of the range stands for that one. */
const LIKE_NEIGHBOUR = 0.5;

/** Whether lines at an end of the suggestion are versions of the lines just outside of the range. */
function extendsOver({ before, after, pairs }: Pairing, { known, start, end }: Target): boolean {
  const first = pairs[0]?.to ?? after.length;
  const last = pairs.at(-1)?.to ?? -1;
  const above = known.slice(Math.max(0, start - 2), start);
  const below = known.slice(end, end + 2);
  const isVersion = (line: string, around: readonly string[]): boolean =>
    countWords([line]).size > 0 &&
    around.some(
      (other) =>
        lineSimilarity(other, line) >= LIKE_NEIGHBOUR &&
        (shareOfWords(countWords([other]), countWords([line])) ?? 0) > 0 &&
        !before.some((old) => isAsLike(old, other, line)),
    );
  return (
    after.slice(0, first).some((line) => isVersion(line, above)) ||
    after.slice(last + 1).some((line) => isVersion(line, below))
  );
}

/** Whether a replaced line is as much like a line as another one is. Words decide between lines with the same signs. */
function isAsLike(old: string, other: string, line: string): boolean {
  const lead = lineSimilarity(old, line) - lineSimilarity(other, line);
  const words = (one: string): number => shareOfWords(countWords([one]), countWords([line])) ?? 0;
  return lead > 0 || (lead === 0 && words(old) >= words(other));
}

/** The lines above and below that are compared. */
const MAX_LINES_AROUND = 2_000;
/** A line this much like its partner is an edit of it. */
const CLOSE = 0.97;
const LEAST_LIKE_OTHER = 0.6;
const LEAD = 0.06;

/** The lines above and below among which a line may be taken for its twin: numbers are wrong by a few lines only. */
const TWIN_LINES = 25;

/**
 * Whether a changed line is more like another line of the file than like the one that it replaces. A twin of the replaced
 * line is as much like it; it may be meant only if it is near and the lines around it are the same too.
 */
function fitsOtherLine({ before, after, pairs }: Pairing, { known, start, end }: Target): boolean {
  const others = [
    ...known.slice(Math.max(0, start - MAX_LINES_AROUND), start),
    ...known.slice(end, end + MAX_LINES_AROUND),
  ].filter((line) => countWords([line]).size > 0);
  const hasTwin = hasNearTwin({ known, start, end });
  return closestLines({ before, after, pairs }).some(
    ({ line, old, similarity }) =>
      similarity < CLOSE &&
      readTokens(line).length > 2 &&
      others.some((other) =>
        other.trim() === old?.trim() ? hasTwin : isCloser({ other, old: old ?? '', line, similarity }),
      ),
  );
}

/** Whether the replaced lines occur once more, as a whole, a few lines away. */
function hasNearTwin({ known, start, end }: Pick<Target, 'known' | 'start' | 'end'>): boolean {
  const first = Math.max(0, start - TWIN_LINES);
  const around = known.slice(first, end + TWIN_LINES).map((line) => line.trim());
  const own = around.slice(start - first, end - first);
  return around.some(
    (line, at) => at !== start - first && line === own[0] && own.every((text, index) => around[at + index] === text),
  );
}

/** Whether another line is more like the new one. If both have as many words in common with it, the letters decide. */
function isCloser({
  other,
  old,
  line,
  similarity,
}: {
  readonly other: string;
  readonly old: string;
  readonly line: string;
  readonly similarity: number;
}): boolean {
  const likeOther = lineSimilarity(other, line);
  if (likeOther < LEAST_LIKE_OTHER) {
    return false;
  }
  const lead = letterSimilarity(other, line) - letterSimilarity(old, line);
  return likeOther === similarity ? lead >= 0 : likeOther >= similarity + LEAD || (likeOther > similarity && lead > 0);
}

/** The lines that stand for replaced ones. Without pairs, that is the line most like any of them. */
function closestLines({
  before,
  after,
  pairs,
}: Pairing): readonly { readonly line: string; readonly old: string | undefined; readonly similarity: number }[] {
  if (pairs.length > 0) {
    return pairs.map(({ from, to, similarity }) => ({ line: after[to] ?? '', old: before[from], similarity }));
  }
  return after
    .flatMap((line) => before.map((old) => ({ line, old, similarity: lineSimilarity(old, line) })))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, 1);
}
