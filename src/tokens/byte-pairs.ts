import { createNumberHeap } from '../structures/number-heap.ts';
import { NO_RANK, type Ranks } from './ranks.ts';

/**
 * Makes a function that returns where the tokens of a piece end in its UTF-8. Bytes are merged in pairs, the pair with
 * the lowest rank first.
 */
export function createPairMerger(ranks: Ranks): (piece: string) => readonly number[] {
  return (piece) => mergePairs(Buffer.from(piece, 'utf8'), ranks);
}

/** For longer pieces, a heap of candidates is faster than searching for the best candidate each time. */
const MAX_SCANNED_BYTES = 200;

function mergePairs(bytes: Uint8Array, ranks: Ranks): readonly number[] {
  if (ranks.rankOf(bytes, 0, bytes.length) !== NO_RANK) {
    return [bytes.length];
  }
  return bytes.length <= MAX_SCANNED_BYTES ? mergeByScanning(bytes, ranks) : mergeByHeap(bytes, ranks);
}

/** Repeatedly merges the pair of neighbours with the lowest rank, the leftmost first, until no pair is a token. */
function mergeByScanning(bytes: Uint8Array, ranks: Ranks): readonly number[] {
  /** The start of each part, followed by the end of the last one. */
  const starts = Array.from({ length: bytes.length + 1 }, (_, index) => index);
  const rankOfPair = (index: number): number =>
    ranks.rankOf(bytes, starts[index] ?? bytes.length, starts[index + 2] ?? bytes.length);
  const pairRanks = Array.from({ length: bytes.length - 1 }, (_, index) => rankOfPair(index));
  for (;;) {
    const best = indexOfLowest(pairRanks);
    if (best === undefined) {
      return starts.slice(1);
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

/** A candidate in the heap is its rank times this number plus its place, so that equal ranks go from left to right. */
const PLACES = 2 ** 32;
const GONE = -1;

/**
 * Does the same merges for long pieces in n log n time: the parts are a linked list, the candidate pairs a heap by rank
 * and place.
 */
function mergeByHeap(bytes: Uint8Array, ranks: Ranks): readonly number[] {
  const length = bytes.length;
  const next = Int32Array.from({ length: length + 1 }, (_, index) => index + 1);
  const previous = Int32Array.from({ length: length + 1 }, (_, index) => index - 1);
  /** Rank of the pair that starts at a place. A candidate in the heap with another rank is outdated. */
  const rankAt = new Int32Array(length + 1).fill(GONE);
  const candidates = createNumberHeap(length);
  const nextOf = (place: number): number => next[place] ?? length;

  function considerPair(place: number): void {
    rankAt[place] = GONE;
    const middle = nextOf(place);
    const end = middle >= length ? undefined : nextOf(middle);
    if (end === undefined || end - place > ranks.longest) {
      return;
    }
    const rank = ranks.rankOf(bytes, place, end);
    if (rank !== NO_RANK) {
      rankAt[place] = rank;
      candidates.push(rank * PLACES + place);
    }
  }

  for (let place = 0; place + 1 < length; place += 1) {
    considerPair(place);
  }
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
    considerPair(place);
    const before = previous[place] ?? GONE;
    if (before >= 0) {
      considerPair(before);
    }
  }
  const ends: number[] = [];
  for (let place = 0; place < length; place = nextOf(place)) {
    ends.push(nextOf(place));
  }
  return ends;
}
