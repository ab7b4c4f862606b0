import type { EncodingName } from './encodings.ts';
import type { Ranks } from './ranks.ts';

export type { EncodingName } from './encodings.ts';

/** Counts the tokens a model reads. */
export interface Tokenizer {
  /** Named in the dump: an encoding, or `characters` for the double of tests. */
  readonly encoding: string;
  /** Exact tokens of a text. Counts of parts may be added only where `isExactSplit` says so. */
  count(text: string): number;
}

/** White space as Rust's `\s` has it: JavaScript's also holds U+FEFF and lacks U+0085. */
const SPACE = String.raw`\p{White_Space}`;
const NOT_SPACE = String.raw`\P{White_Space}`;
/** `(?i:'s|'t|'re|'ve|'m|'ll|'d)`; without case, Rust also takes U+017F for an s. */
const CONTRACTION = String.raw`'(?:[sS\u017F]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL]{2}|[dD])`;
const SPACES = `${SPACE}*[\\r\\n]+|${SPACE}+(?!${NOT_SPACE})|${SPACE}+`;
/** Letters of o200k_base that may stand before, and those that may stand after, a change of case. */
const BEFORE = String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`;
const AFTER = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`;
const LEAD = String.raw`[^\r\n\p{L}\p{N}]?`;

/** How a text is split into pieces: the `pat_str` of tiktoken's encoders. A token never crosses a piece. */
const PIECES: Readonly<Record<EncodingName, RegExp>> = {
  cl100k_base: new RegExp(
    [CONTRACTION, `${LEAD}\\p{L}+`, '\\p{N}{1,3}', ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n]*`, SPACES].join('|'),
    'gu',
  ),
  o200k_base: new RegExp(
    [
      `${LEAD}${BEFORE}*${AFTER}+(?:${CONTRACTION})?`,
      `${LEAD}${BEFORE}+${AFTER}*(?:${CONTRACTION})?`,
      '\\p{N}{1,3}',
      ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n/]*`,
      SPACES,
    ].join('|'),
    'gu',
  ),
};

/**
 * Longer pieces are rare and are not remembered. An entry keeps alive the text it was cut from, so what both
 * memories may hold is bounded by the characters of the texts that entries were taken from.
 */
const MAX_REMEMBERED_PIECE_CHARACTERS = 128;
const MAX_REMEMBERED_PIECES = 50_000;
const MAX_REMEMBERED_BLOCKS = 200_000;
const MAX_RETAINED_CHARACTERS = 16_000_000;

/**
 * An exact counter over tiktoken's ranks, equal to its `encode_ordinary`: special tokens such as
 * `<|endoftext|>` are plain text, a lone surrogate counts as U+FFFD. Unlike tiktoken, it takes n log n time on
 * a text without a place to split at. It remembers blocks and pieces, so an unchanged text is almost free.
 */
export function createTokenizer(encoding: EncodingName, ranks: Ranks): Tokenizer {
  const expression = PIECES[encoding];
  const maxTokenBytes = longestToken(ranks);
  const pieces = new Map<string, number>();
  const blocks = new Map<string, number>();
  let retainedCharacters = 0;

  function countPiece(piece: string): number {
    if (piece.length > MAX_REMEMBERED_PIECE_CHARACTERS) {
      return countTokens(bytesOf(piece), ranks, maxTokenBytes);
    }
    const remembered = pieces.get(piece);
    if (remembered !== undefined) {
      return remembered;
    }
    const count = countTokens(bytesOf(piece), ranks, maxTokenBytes);
    if (pieces.size >= MAX_REMEMBERED_PIECES) {
      pieces.clear();
    }
    pieces.set(piece, count);
    return count;
  }

  function countBlock(block: string): number {
    let count = 0;
    for (const piece of block.match(expression) ?? []) {
      count += countPiece(piece);
    }
    if (blocks.size >= MAX_REMEMBERED_BLOCKS) {
      blocks.clear();
    }
    blocks.set(block, count);
    return count;
  }

  function retain(text: string): void {
    if (retainedCharacters + text.length > MAX_RETAINED_CHARACTERS) {
      pieces.clear();
      blocks.clear();
      retainedCharacters = 0;
    }
    retainedCharacters += text.length;
  }

  return {
    encoding,
    count(text) {
      const wellFormed = text.toWellFormed();
      let isRetained = false;
      let total = 0;
      for (const block of blocksOf(wellFormed)) {
        const remembered = blocks.get(block);
        if (remembered === undefined && !isRetained) {
          retain(wellFormed);
          isRetained = true;
        }
        total += remembered ?? countBlock(block);
      }
      return total;
    },
  };
}

/** A double for tests: every code point is a token. */
export function characterTokenizer(): Tokenizer {
  return {
    encoding: 'characters',
    count(text) {
      let count = 0;
      for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1) {
        count += 1;
      }
      return count;
    },
  };
}

/**
 * Whether the tokens of the text are those before the offset and those after it, in both encodings: at either
 * end, and after a line feed when the next line has a first character that is not white space (blanks and tabs
 * may stand before it) and does not begin with `/`, which o200k_base joins to punctuation over a line feed.
 */
export function isExactSplit(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) {
    return true;
  }
  if (text.charCodeAt(offset - 1) !== LINE_FEED || text.charCodeAt(offset) === SLASH) {
    return false;
  }
  let at = offset;
  while (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB) {
    at += 1;
  }
  return at < text.length && !isSpace(text.charCodeAt(at));
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;
const SLASH = 0x2f;
const DELETE = 0x7f;
const SPACE_BEYOND_ASCII = new RegExp(SPACE, 'u');

function isSpace(codeUnit: number): boolean {
  if (codeUnit <= DELETE) {
    return codeUnit === BLANK || (codeUnit >= TAB && codeUnit <= CARRIAGE_RETURN);
  }
  return SPACE_BEYOND_ASCII.test(String.fromCharCode(codeUnit));
}

function* blocksOf(text: string): Generator<string> {
  let start = 0;
  for (let at = text.indexOf('\n') + 1; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) {
    if (isExactSplit(text, at)) {
      yield text.slice(start, at);
      start = at;
    }
  }
  if (start < text.length) {
    yield text.slice(start);
  }
}

function longestToken(ranks: Ranks): number {
  let longest = 0;
  for (const token of ranks.keys()) {
    longest = Math.max(longest, token.length);
  }
  return longest;
}

/** UTF-8 with one character per byte, as the keys of `Ranks` are written. */
function bytesOf(piece: string): string {
  return Buffer.from(piece, 'utf8').toString('latin1');
}

/** Above this, keeping candidates in a heap is faster than looking for the best one again and again. */
const MAX_SCANNED_BYTES = 200;

function countTokens(bytes: string, ranks: Ranks, maxTokenBytes: number): number {
  if (ranks.has(bytes)) {
    return 1;
  }
  return bytes.length <= MAX_SCANNED_BYTES ? countByScanning(bytes, ranks) : countByHeap(bytes, ranks, maxTokenBytes);
}

const NO_RANK = Number.POSITIVE_INFINITY;

/** Merges, while there is one, the leftmost pair of neighbours of the lowest rank. */
function countByScanning(bytes: string, ranks: Ranks): number {
  /** Where each part starts, with the end of the last one. */
  const starts = Array.from({ length: bytes.length + 1 }, (_, index) => index);
  const rankOfPair = (index: number): number => ranks.get(bytes.slice(starts[index], starts[index + 2])) ?? NO_RANK;
  const pairRanks = Array.from({ length: bytes.length - 1 }, (_, index) => rankOfPair(index));
  for (;;) {
    const best = indexOfLowest(pairRanks);
    if (best === undefined) {
      return starts.length - 1;
    }
    starts.splice(best + 1, 1);
    pairRanks.splice(best, 1);
    if (best < pairRanks.length) {
      pairRanks[best] = rankOfPair(best);
    }
    if (best > 0) {
      pairRanks[best - 1] = rankOfPair(best - 1);
    }
  }
}

function indexOfLowest(pairRanks: readonly number[]): number | undefined {
  let best: number | undefined;
  let lowest = NO_RANK;
  for (const [index, rank] of pairRanks.entries()) {
    if (rank < lowest) {
      lowest = rank;
      best = index;
    }
  }
  return best;
}

/** A candidate of the heap is its rank times this plus its place, so that equal ranks go from left to right. */
const PLACES = 2 ** 32;
const GONE = -1;

/** The same merges for long pieces in n log n: parts are a linked list, candidate pairs a heap by rank and place. */
function countByHeap(bytes: string, ranks: Ranks, maxTokenBytes: number): number {
  const length = bytes.length;
  const next = Int32Array.from({ length: length + 1 }, (_, index) => index + 1);
  const previous = Int32Array.from({ length: length + 1 }, (_, index) => index - 1);
  /** Rank of the pair that starts at a place; a candidate of another rank is stale. */
  const rankAt = new Int32Array(length + 1).fill(GONE);
  const candidates = createHeap(length);
  const nextOf = (place: number): number => next[place] ?? length;

  function considerPair(place: number): void {
    rankAt[place] = GONE;
    const middle = nextOf(place);
    const end = middle >= length ? undefined : nextOf(middle);
    if (end === undefined || end - place > maxTokenBytes) {
      return;
    }
    const rank = ranks.get(bytes.slice(place, end));
    if (rank !== undefined) {
      rankAt[place] = rank;
      candidates.push(rank * PLACES + place);
    }
  }

  for (let place = 0; place + 1 < length; place += 1) {
    considerPair(place);
  }
  let count = length;
  for (let candidate = candidates.pop(); candidate !== undefined; candidate = candidates.pop()) {
    const place = candidate % PLACES;
    if (rankAt[place] !== (candidate - place) / PLACES) {
      continue;
    }
    const middle = nextOf(place);
    const end = nextOf(middle);
    next[place] = end;
    previous[end] = place;
    rankAt[middle] = GONE;
    count -= 1;
    considerPair(place);
    const before = previous[place] ?? GONE;
    if (before >= 0) {
      considerPair(before);
    }
  }
  return count;
}

interface Heap {
  push(value: number): void;
  /** Takes the lowest value out. */
  pop(): number | undefined;
}

/** A binary heap of numbers that grows as needed. */
function createHeap(capacity: number): Heap {
  let values = new Float64Array(capacity);
  let size = 0;
  const valueAt = (index: number): number => values[index] ?? Number.POSITIVE_INFINITY;
  return {
    push(value) {
      if (size === values.length) {
        const larger = new Float64Array(size * 2);
        larger.set(values);
        values = larger;
      }
      let hole = size;
      size += 1;
      for (let parent = (hole - 1) >> 1; hole > 0 && valueAt(parent) > value; parent = (hole - 1) >> 1) {
        values[hole] = valueAt(parent);
        hole = parent;
      }
      values[hole] = value;
    },
    pop() {
      if (size === 0) {
        return undefined;
      }
      const lowest = valueAt(0);
      size -= 1;
      const last = valueAt(size);
      let hole = 0;
      for (let child = 1; child < size; child = 2 * hole + 1) {
        const lower = child + 1 < size && valueAt(child + 1) < valueAt(child) ? child + 1 : child;
        if (valueAt(lower) >= last) {
          break;
        }
        values[hole] = valueAt(lower);
        hole = lower;
      }
      values[hole] = last;
      return lowest;
    },
  };
}
