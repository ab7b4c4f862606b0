import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EncodingName } from './encodings.ts';

/** Every token of an encoding with its rank: lower ranks are merged first. */
export interface Ranks {
  /** How many tokens there are. */
  readonly size: number;
  /** The bytes of the longest token. */
  readonly longest: number;
  /** The rank of the token that the bytes from `start` to before `end` are, `NO_RANK` where they are none. */
  rankOf(bytes: Uint8Array, start: number, end: number): number;
}

/** Above every rank. */
export const NO_RANK = 0x7f_ff_ff_ff;

/** Bytes of the count at the head of a rank file. */
const COUNT_BYTES = 4;

/** The name of an encoding's rank file. */
export function rankFileName(encoding: EncodingName): string {
  return `${encoding}.ranks`;
}

/**
 * Reads a rank file from a folder; callers do it once, and only when they count.
 * A missing or damaged file is a broken installation and throws.
 */
export async function loadRanks(encoding: EncodingName, folder: URL | string): Promise<Ranks> {
  const path = join(folder instanceof URL ? fileURLToPath(folder) : folder, rankFileName(encoding));
  try {
    return readRanks(await readFile(path));
  } catch (error) {
    throw new Error(`The token ranks in ${path} cannot be read`, { cause: error });
  }
}

/**
 * Reads the packed form: the number of tokens (32 bits, little-endian), one byte with the length of each, and
 * their bytes in order of rank.
 *
 * The tokens stay where they are in it, below a hash table of their ranks: a map of 200,000 strings takes ten times as
 * long to fill, which was a tenth of a second of every run that counts.
 */
export function readRanks(packed: Uint8Array): Ranks {
  const size = packed.length < COUNT_BYTES ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const ends = tokenEnds(packed, size);
  const bytes = packed.subarray(COUNT_BYTES + size);
  const table = createRankTable(bytes, ends);
  let longest = 0;
  for (let rank = 0; rank < size; rank += 1) {
    const start = startOf(ends, rank);
    const end = ends[rank] ?? start;
    longest = Math.max(longest, end - start);
    if (!table.add(rank, start, end)) {
      throw new Error(NOT_AS_ANNOUNCED(size));
    }
  }
  return { size, longest, rankOf: table.rankOf };
}

/** Where each token ends, counted from the first byte of all. */
function tokenEnds(packed: Uint8Array, size: number): Uint32Array {
  // A damaged count may be too large to make room for.
  const ends = new Uint32Array(Math.min(size, packed.length));
  let end = 0;
  for (let rank = 0; rank < ends.length; rank += 1) {
    end += packed[COUNT_BYTES + rank] ?? 0;
    ends[rank] = end;
  }
  if (packed.length !== COUNT_BYTES + size + end) {
    throw new Error(NOT_AS_ANNOUNCED(size));
  }
  return ends;
}

const NOT_AS_ANNOUNCED = (size: number): string => `${size} tokens are announced, but their bytes do not add up`;

function startOf(ends: Uint32Array, rank: number): number {
  return ends[rank - 1] ?? 0;
}

interface RankTable {
  readonly rankOf: Ranks['rankOf'];
  /** False where another rank has the same bytes. */
  add(rank: number, start: number, end: number): boolean;
}

/** Open addressing with linear probing; at most half of the places are taken, so that chains stay short. */
function createRankTable(tokens: Uint8Array, ends: Uint32Array): RankTable {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, ends.length * 2))) - 1;
  /** Rank + 1, or 0 for a free place. */
  const places = new Uint32Array(mask + 1);

  /** The place of these bytes, or the free one where they would go. */
  function findPlace(bytes: Uint8Array, start: number, end: number): number {
    let place = hash(bytes, start, end) & mask;
    for (;;) {
      const taken = places[place] ?? 0;
      if (taken === 0 || isToken(taken - 1, bytes, start, end)) {
        return place;
      }
      place = (place + 1) & mask;
    }
  }

  function isToken(rank: number, bytes: Uint8Array, start: number, end: number): boolean {
    const tokenStart = startOf(ends, rank);
    const length = end - start;
    if (length !== (ends[rank] ?? 0) - tokenStart) {
      return false;
    }
    for (let at = 0; at < length; at += 1) {
      if (bytes[start + at] !== tokens[tokenStart + at]) {
        return false;
      }
    }
    return true;
  }

  return {
    rankOf(bytes, start, end) {
      const taken = places[findPlace(bytes, start, end)] ?? 0;
      return taken === 0 ? NO_RANK : taken - 1;
    },
    add(rank, start, end) {
      const place = findPlace(tokens, start, end);
      const isFree = places[place] === 0;
      places[place] = rank + 1;
      return isFree;
    },
  };
}

/** FNV-1a, with its upper bits folded into those that the table uses. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = start; at < end; at += 1) {
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01_00_01_93);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** Writes the packed form that `readRanks` reads, of tokens in order of rank. */
export function packRanks(tokens: readonly Uint8Array[]): Buffer {
  const count = Buffer.alloc(COUNT_BYTES);
  count.writeUInt32LE(tokens.length);
  return Buffer.concat([count, Uint8Array.from(tokens, (token) => token.length), ...tokens]);
}
