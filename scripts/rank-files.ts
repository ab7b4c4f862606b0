/**
 * Writes the rank files that `src/tokens/ranks.ts` reads, from the ranks in tiktoken's npm package.
 *
 *   node scripts/rank-files.ts <folder>
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EncodingName } from '../src/tokens/encodings.ts';
import { packRanks, rankFileName } from '../src/tokens/ranks.ts';

const ENCODINGS: readonly EncodingName[] = ['cl100k_base', 'o200k_base'];

const require = createRequire(import.meta.url);

/**
 * Writes one rank file per encoding. The same package always gives the same bytes. The files are not compressed: the
 * download is compressed as a whole, and decompressing them would slow down the start of every run.
 */
export async function writeRankFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const encoding of ENCODINGS) {
    await writeFile(join(folder, rankFileName(encoding)), await packedRanks(encoding));
  }
}

/** Returns the content of a rank file. */
export async function packedRanks(encoding: EncodingName): Promise<Buffer> {
  return packRanks(await readTokens(encoding));
}

/**
 * tiktoken lists its tokens as lines of `! <rank of the first> <base64> <base64> …`. The ranks of its ordinary
 * tokens have no gaps.
 */
async function readTokens(encoding: EncodingName): Promise<readonly Uint8Array[]> {
  const path = require.resolve(`tiktoken/encoders/${encoding}.json`);
  const { bpe_ranks: lines }: { readonly bpe_ranks: string } = JSON.parse(await readFile(path, 'utf8'));
  const tokens: Uint8Array[] = [];
  for (const line of lines.split('\n').filter((line) => line !== '')) {
    const [, first, ...encoded] = line.split(' ');
    if (Number(first) !== tokens.length) {
      throw new Error(`The ranks of ${encoding} have a gap before ${first}`);
    }
    // Tokens are added one by one, as one call with all of them would overflow the stack.
    for (const token of encoded) {
      tokens.push(Buffer.from(token, 'base64'));
    }
  }
  return tokens;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new Error('Name the folder to write to: node scripts/rank-files.ts <folder>');
  }
  await writeRankFiles(folder);
}
