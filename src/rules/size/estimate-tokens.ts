import { writeCount } from '../../text/write-count.ts';
/**
 * Bytes of UTF-8 for a token, as OpenAI gives it for English prose; code has fewer, and so has Chinese, of which a
 * character has three. Good to about a quarter, which is enough to say that a file is large.
 *
 * @see https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them
 */
const BYTES_PER_TOKEN = 4;

/** How many tokens a text of so many bytes has, about. */
export function estimateTokens(bytes: number): number {
  return Math.round(bytes / BYTES_PER_TOKEN);
}

/** `about 6,200`, as more digits than two would claim too much. */
export function aboutTokens(tokens: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return `about ${writeCount(Math.round(tokens / step) * step)}`;
}
