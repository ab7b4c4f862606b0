import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { EncodingName } from './encodings.ts';

/**
 * Every token of an encoding with its rank: lower ranks are merged first. A token's bytes are written as a
 * string with one character, U+0000 to U+00FF, per byte, because strings are the fastest keys of a map.
 */
export type Ranks = ReadonlyMap<string, number>;

/** Bytes of the count at the head of a rank file. */
const COUNT_BYTES = 4;

const decompress = promisify(brotliDecompress);

/** The name of an encoding's rank file. */
export function rankFileName(encoding: EncodingName): string {
  return `${encoding}.ranks.br`;
}

/**
 * Reads a rank file from a folder; takes about 0.1 s, so callers do it once, and only when they count.
 * A missing or damaged file is a broken installation and throws.
 */
export async function loadRanks(encoding: EncodingName, folder: URL | string): Promise<Ranks> {
  const path = join(folder instanceof URL ? fileURLToPath(folder) : folder, rankFileName(encoding));
  try {
    return readRanks(await decompress(await readFile(path)));
  } catch (error) {
    throw new Error(`The token ranks in ${path} cannot be read`, { cause: error });
  }
}

/**
 * Reads the packed form: the number of tokens (32 bits, little-endian), one byte with the length of each, and
 * their bytes in order of rank.
 */
export function readRanks(packed: Buffer): Ranks {
  const count = packed.readUInt32LE(0);
  const firstByte = COUNT_BYTES + count;
  const bytes = packed.toString('latin1', firstByte);
  const ranks = new Map<string, number>();
  let start = 0;
  for (let rank = 0; rank < count; rank += 1) {
    const end = start + packed.readUInt8(COUNT_BYTES + rank);
    ranks.set(bytes.slice(start, end), rank);
    start = end;
  }
  if (start !== bytes.length || ranks.size !== count) {
    throw new Error(`${count} tokens are announced, but their bytes do not add up`);
  }
  return ranks;
}

/** Writes the packed form that `readRanks` reads, of tokens in order of rank. */
export function packRanks(tokens: readonly Uint8Array[]): Buffer {
  const count = Buffer.alloc(COUNT_BYTES);
  count.writeUInt32LE(tokens.length);
  return Buffer.concat([count, Uint8Array.from(tokens, (token) => token.length), ...tokens]);
}
