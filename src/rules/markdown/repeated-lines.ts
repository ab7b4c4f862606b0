import { at } from '../../structures/at.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';

/** A block of lines that occurs twice in a text. */
export interface RepeatedBlock {
  /** The beginning of the first copy; the first line of a text is 1. */
  readonly first: Line;
  readonly again: Line;
  /** The end of the last line of the second copy. */
  readonly end: number;
  /** The number of lines, without blank ones. */
  readonly lines: number;
}

interface Line {
  readonly start: number;
  readonly line: number;
}

/** The fewest lines of a block, as nobody writes so many lines twice by chance. Blank lines between the others count. */
const MIN_LINES = 12;
const MIN_FILLED = 8;
/** The fewest lines of a block that pass `counts`. */
const MIN_COUNTED = 6;
const MAX_BLOCKS = 20;

/**
 * Finds blocks of twelve or more equal lines. Lines that are not blank are first compared by their lengths, which is
 * fast; their texts are compared only where eight lengths in a row repeat.
 */
export function findRepeatedBlocks(
  source: SourceText,
  body: TextRange,
  counts: (start: number) => boolean,
): readonly RepeatedBlock[] {
  if (!mayRepeat(source.text, body)) {
    return [];
  }
  const lines = filledLines(source, body);
  const repeated = findRepeatedWindows(lines);
  if (repeated === undefined) {
    return [];
  }
  return blocksAmong(source.text, lines, repeated, counts);
}

/** A window has six lines, and every third one is kept, so any eight lines contain a kept window. */
const FEW_LINES = 6;
const STEP = MIN_FILLED - FEW_LINES + 1;

/** Whether the lengths of six non-blank lines in a row repeat. Most texts are done after this test, so its speed decides the cost. */
function mayRepeat(text: string, body: TextRange): boolean {
  const ends = new Map<number, number>();
  const lengths: number[] = [];
  let key = 0;
  for (let start = body.start; start < body.end;) {
    const newline = text.indexOf('\n', start);
    const length = (newline < 0 ? text.length : newline) - start;
    start += length + 1;
    if (length > 1) {
      const count = lengths.push(length);
      const gone = count > FEW_LINES ? (lengths[count - FEW_LINES - 1] ?? 0) : 0;
      key = (Math.imul(key, BASE) + length - Math.imul(gone, OLDEST_OF_FEW)) | 0;
      const end = ends.get(key);
      if (end !== undefined && count >= end + MIN_FILLED) {
        return true;
      }
      if (end === undefined && count % STEP === 0) {
        ends.set(key, count);
      }
    }
  }
  return false;
}

interface FilledLine extends Line {
  readonly length: number;
}

function filledLines({ lineStarts, text }: SourceText, { start: from, end: to }: TextRange): readonly FilledLine[] {
  const lines: FilledLine[] = [];
  for (const [index, start] of lineStarts.entries()) {
    const length = Math.min(to, (lineStarts[index + 1] ?? text.length + 1) - 1) - start;
    if (start >= from && length > 1) {
      lines.push({ start, length, line: index + 1 });
    }
  }
  return lines;
}

const BASE = 1_000_003;

/** For each window of lengths that repeats, the index where it occurred first; `undefined` if none repeats. */
function findRepeatedWindows(lines: readonly FilledLine[]): ReadonlyMap<number, number> | undefined {
  const firsts = new Map<number, number>();
  let repeated: Map<number, number> | undefined;
  let key = 0;
  for (const [index, { length }] of lines.entries()) {
    const gone = lines[index - MIN_FILLED]?.length ?? 0;
    key = (Math.imul(key, BASE) + length - Math.imul(gone, OLDEST)) | 0;
    const begin = index - MIN_FILLED + 1;
    const first = begin < 0 ? 0 : firsts.get(key);
    if (first === undefined) {
      firsts.set(key, begin);
    } else if (begin >= first + MIN_FILLED) {
      repeated ??= new Map();
      repeated.set(begin, first);
    }
  }
  return repeated;
}

/** The weight of the length that leaves a window. */
const OLDEST = weightBehind(MIN_FILLED);
const OLDEST_OF_FEW = weightBehind(FEW_LINES);

function weightBehind(lines: number): number {
  return Array.from({ length: lines }).reduce<number>((power) => Math.imul(power, BASE), 1);
}

function blocksAmong(
  text: string,
  lines: readonly FilledLine[],
  repeated: ReadonlyMap<number, number>,
  counts: (start: number) => boolean,
): readonly RepeatedBlock[] {
  const blocks: RepeatedBlock[] = [];
  const words = (index: number): string | undefined => {
    const line = lines[index];
    return line && text.slice(line.start, line.start + line.length).trim();
  };
  let covered = 0;
  for (const [index, first] of repeated) {
    const line = at(lines, index);
    if (index < covered || !counts(line.start) || blocks.length === MAX_BLOCKS) {
      continue;
    }
    const exact = follow(words, { first, again: index }, 1, 0);
    covered = index + exact.pairs;
    const prose = lines.slice(index, covered).filter(({ start }) => counts(start));
    const height = at(lines, covered - 1).line - line.line + 1;
    if (
      height >= MIN_LINES &&
      prose.length >= MIN_COUNTED &&
      !isForm(prose.map(({ start, length }) => text.slice(start, start + length)))
    ) {
      const after = follow(words, { first, again: index }, 1, MAX_GAP);
      blocks.push(...growBlock(lines, words, { first, again: index }, after));
      covered = after.again + 1;
    }
  }
  return blocks;
}

/** Extends a block upwards across changed lines; nothing if its two copies turn out to be the same lines. */
function growBlock(
  lines: readonly FilledLine[],
  words: (index: number) => string | undefined,
  { first, again }: Pair,
  after: Followed,
): readonly RepeatedBlock[] {
  const before = follow(words, { first: first - 1, again: again - 1 }, -1, MAX_GAP);
  const skipped = linesBeforeSection(words, before.again, again);
  const begin = at(lines, before.first + skipped);
  const repeat = at(lines, before.again + skipped);
  const last = at(lines, after.again);
  return repeat.start > begin.start
    ? [{ first: begin, again: repeat, end: last.start + last.length, lines: before.pairs + after.pairs - skipped }]
    : [];
}

/** The number of lines before the first heading or tag. A block that is only similar to the first copy begins there. */
function linesBeforeSection(words: (index: number) => string | undefined, from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    const line = words(index);
    if (line !== undefined && /^(?:#{1,6}\s|<[a-z])/i.test(line)) {
      return index - from;
    }
  }
  return 0;
}

/** The most lines in a row that may be changed, added or removed in one of two copies. */
const MAX_GAP = 4;
/** The longest block. The rest of a longer one is found again as a block of its own. */
const MAX_PAIRS = 5_000;

/** The indices of two equal lines, one in each copy. */
interface Pair {
  readonly first: number;
  readonly again: number;
}

/** The last pair that was reached, or the place before the first one if there is none. */
interface Followed extends Pair {
  readonly pairs: number;
}

/** Follows two copies from a pair of equal lines on, across gaps of a few lines, until one copy reaches the other. */
function follow(words: (index: number) => string | undefined, from: Pair, step: 1 | -1, maxGap: number): Followed {
  let [first, again] = [from.first, from.again];
  let found: Followed = { pairs: 0, first: first - step, again: again - step };
  const border = step > 0 ? from.again : from.first;
  while (found.pairs < MAX_PAIRS && (step > 0 ? first < border : again > border)) {
    const gap = gapBefore(words, first, again, step, maxGap);
    if (gap === undefined) {
      return found;
    }
    first += gap[0] * step;
    again += gap[1] * step;
    if (step > 0 ? first >= border : again <= border) {
      return found;
    }
    found = { pairs: found.pairs + 1, first, again };
    first += step;
    again += step;
  }
  return found;
}

/** The fewest lines to skip on each side so that the next lines are equal. */
function gapBefore(
  words: (index: number) => string | undefined,
  first: number,
  again: number,
  step: number,
  maxGap: number,
): readonly [number, number] | undefined {
  for (let total = 0; total <= maxGap; total += 1) {
    for (let skipped = 0; skipped <= total; skipped += 1) {
      const own = words(first + skipped * step);
      if (own !== undefined && own === words(again + (total - skipped) * step)) {
        return [skipped, total - skipped];
      }
    }
  }
  return undefined;
}

/** Whether the lines are a form to fill in more than once, or a table of dashes, which are equal on purpose. */
function isForm(lines: readonly string[]): boolean {
  const blanks = lines.filter((line) => /\[[^\]]*\](?!\()|_{3,}|\{[^}]*\}|<[A-Z][\w -]*>/.test(line)).length;
  return blanks * 4 >= lines.length || new Set(lines).size < MIN_LINES / 2;
}
