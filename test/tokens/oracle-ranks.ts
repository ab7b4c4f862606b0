import type { Tiktoken } from 'tiktoken';
import { packRanks, readRanks, type Ranks } from '../../src/tokens/ranks.ts';

/** The ranks of an encoding as tiktoken has them in memory. */
export function ranksOf(oracle: Tiktoken): Ranks {
  const tokens = oracle.token_byte_values().map((bytes) => Uint8Array.from(bytes));
  const ranks = new Map(tokens.map((token) => [token, oracle.encode_single_token(token)]));
  return readRanks(packRanks(tokens.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))));
}
