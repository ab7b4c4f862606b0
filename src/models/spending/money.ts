import type { TokenUsage } from '../model.ts';
import type { Price } from './prices.ts';

/**
 * Money is added up in whole billionths of the currency. With fractions, three requests of 0.1 would exceed a limit of
 * 0.3.
 */
export const BILLION = 1_000_000_000;

const TOKENS_PRICED = 1_000_000;

/** Cost of tokens, in billionths of the currency of the price. */
export function computeCost(
  price: Price,
  { inputTokens, outputTokens, cachedInputTokens = 0, cacheWriteTokens = 0 }: TokenUsage,
): number {
  const cached = Math.min(cachedInputTokens, inputTokens);
  const written = Math.min(cacheWriteTokens, inputTokens - cached);
  const cost =
    (inputTokens - cached - written) * price.input +
    cached * (price.cachedInput ?? price.input) +
    written * (price.cacheWrite ?? price.input) +
    outputTokens * price.output;
  return Math.round((cost / TOKENS_PRICED) * BILLION);
}

/** Writes an amount for people: `12.50`, or `0.0042` if two digits would be zero. */
export function writeMoney(amount: number): string {
  return amount === 0 || amount >= 0.1 ? amount.toFixed(2) : amount.toFixed(leadingZeros(amount) + 2);
}

/** Number of zeros after the decimal point of an amount below one, at most as many as money is counted with. */
function leadingZeros(amount: number): number {
  return Math.min(7, Math.floor(-Math.log10(amount)));
}
