import type { TokenUsage } from '../model.ts';
import type { Price } from './prices.ts';

/**
 * Money is added up in whole billionths of the currency: of three requests at 0.1 each the last would not fit 0.3 in
 * fractions.
 */
export const BILLION = 1_000_000_000;

const TOKENS_PRICED = 1_000_000;

/** What tokens cost, in billionths of the currency of the price. */
export function costOf(price: Price, { inputTokens, outputTokens, cachedInputTokens = 0 }: TokenUsage): number {
  const cached = Math.min(cachedInputTokens, inputTokens);
  const cost =
    (inputTokens - cached) * price.input + cached * (price.cachedInput ?? price.input) + outputTokens * price.output;
  return Math.round((cost / TOKENS_PRICED) * BILLION);
}

/** An amount as people read it: `12.50`, and `0.0042` where less would be nothing. */
export function writeMoney(amount: number): string {
  return amount === 0 || amount >= 0.1 ? amount.toFixed(2) : amount.toFixed(leadingZeros(amount) + 2);
}

/** Those behind the point of an amount below one, as far as money is counted here. */
function leadingZeros(amount: number): number {
  return Math.min(7, Math.floor(-Math.log10(amount)));
}
