import { createPairMerger } from './byte-pairs.ts';
import { ENCODING_PATTERNS } from './encoding-patterns.ts';
import type { EncodingName } from './encodings.ts';
import { blocksOf } from './exact-split.ts';
import type { Ranks } from './ranks.ts';

/** V8 takes the length of a longer text for its hash, so in a map many of one length are compared with each other. */
export const MAX_HASHED_CHARACTERS = 16_383;

/** Counts the tokens a model reads. */
export interface Tokenizer {
  /** Named in the dump: an encoding, or `characters` for the double of tests. */
  readonly encoding: string;
  /** A sentence for people where the counts are an estimate, because the model's own encoding is not published. */
  readonly note?: string;
  /** Exact tokens of a text. Counts of parts may be added only where `isExactSplit` says so. */
  count(text: string): number;
  /** The bytes of each token in UTF-8, in order; a lone surrogate is read as U+FFFD, which has three. */
  tokenLengths(text: string): readonly number[];
}

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
  const expression = ENCODING_PATTERNS[encoding];
  const mergePairs = createPairMerger(ranks);
  const pieces = new Map<string, number>();
  const blocks = new Map<string, number>();
  let retainedCharacters = 0;

  function countPiece(piece: string): number {
    if (piece.length > MAX_REMEMBERED_PIECE_CHARACTERS) {
      return mergePairs(piece).length;
    }
    const remembered = pieces.get(piece);
    if (remembered !== undefined) {
      return remembered;
    }
    const count = mergePairs(piece).length;
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
    if (block.length <= MAX_HASHED_CHARACTERS) {
      rememberBlock(block, count);
    }
    return count;
  }

  function rememberBlock(block: string, count: number): void {
    if (blocks.size >= MAX_REMEMBERED_BLOCKS) {
      blocks.clear();
    }
    blocks.set(block, count);
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
        const remembered = block.length <= MAX_HASHED_CHARACTERS ? blocks.get(block) : undefined;
        if (remembered === undefined && !isRetained) {
          retain(wellFormed);
          isRetained = true;
        }
        total += remembered ?? countBlock(block);
      }
      return total;
    },
    tokenLengths(text) {
      const lengths: number[] = [];
      for (const piece of text.toWellFormed().match(expression) ?? []) {
        let start = 0;
        for (const end of mergePairs(piece)) {
          lengths.push(end - start);
          start = end;
        }
      }
      return lengths;
    },
  };
}

/** A double for tests: every code point is a token, a lone surrogate too, so that counts can be seen in the text. */
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
    tokenLengths(text) {
      return Array.from(text, (character) => Buffer.byteLength(character));
    },
  };
}
