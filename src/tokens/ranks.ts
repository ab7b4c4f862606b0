import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EncodingName } from './encodings.ts';

/** Every token of an encoding with its rank. Lower ranks are merged first. */
export interface Ranks {
  /** The number of tokens. */
  readonly size: number;
  /** The number of bytes of the longest token. */
  readonly longest: number;
  /**
   * The rank of the token with the bytes from `start` (included) to `end` (excluded), or `NO_RANK` if there is no such
   * token.
   */
  rankOf(bytes: Uint8Array, start: number, end: number): number;
}

/** A number above every rank. */
export const NO_RANK = 0x7f_ff_ff_ff;

/** Size of the token count at the beginning of a rank file. */
const COUNT_BYTES = 4;

/** The name of an encoding's rank file. */
export function rankFileName(encoding: EncodingName): string {
  return `${encoding}.ranks`;
}

/**
 * Reads a rank file from a folder. Callers do it once, and only if they count tokens. A missing or damaged file is a
 * broken installation and throws.
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
 * Reads the packed form: the number of tokens (32 bits, little-endian), one byte with the length of each, and their
 * bytes in order of rank.
 *
 * The tokens stay in the packed bytes, with a hash table of their ranks. Filling a map of 200,000 strings takes ten
 * times as long: a tenth of a second in every run that counts.
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

/** The end of each token, counted from the first byte of all tokens. */
function tokenEnds(packed: Uint8Array, size: number): Uint32Array {
  // A damaged count may be too large to allocate.
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
  /** Returns false if another rank already has the same bytes. */
  add(rank: number, start: number, end: number): boolean;
}

/** Uses open addressing with linear probing. At most half of the places are taken, so that chains stay short. */
function createRankTable(tokens: Uint8Array, ends: Uint32Array): RankTable {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, ends.length * 2))) - 1;
  /** Rank + 1, or 0 for a free place. */
  const places = new Uint32Array(mask + 1);

  /** The place of these bytes, or the free place for them. */
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

/** FNV-1a, with its upper bits folded into the bits that the table uses. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = start; at < end; at += 1) {
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01_00_01_93);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** Writes tokens, in order of rank, in the packed form that `readRanks` reads. */
export function packRanks(tokens: readonly Uint8Array[]): Buffer {
  const count = Buffer.alloc(COUNT_BYTES);
  count.writeUInt32LE(tokens.length);
  return Buffer.concat([count, Uint8Array.from(tokens, (token) => token.length), ...tokens]);
}
