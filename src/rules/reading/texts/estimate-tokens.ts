import { writeCount } from '../../../text/shown/write-count.ts';
/**
 * Bytes of UTF-8 for each token, as OpenAI states for English prose. Code has fewer, and so has Chinese, where each
 * character has three bytes. The estimate is right within about a quarter, which is enough to say that a file is large.
 *
 * @see https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them
 */
const BYTES_PER_TOKEN = 4;

/** Estimates the number of tokens of a text by its size in bytes. */
export function estimateTokens(bytes: number): number {
  return Math.round(bytes / BYTES_PER_TOKEN);
}

/**
 * Writes a number of tokens that is above a limit as `about 6,200`. More than two digits would suggest a precision that the
 * estimate does not have, unless the number would then read as the limit itself.
 */
export function aboutTokens(tokens: number, limit: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  const rounded = Math.round(tokens / step) * step;
  return `about ${writeCount(rounded > limit ? rounded : tokens)}`;
}
