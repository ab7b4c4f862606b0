import { BILLION, computeCost } from '../../models/spending/money.ts';
import { findPrice, type Prices } from '../../models/spending/prices.ts';
import { at } from '../../structures/at.ts';
import { USUAL_OUTPUT_TOKENS, type Bill } from './predict-bill.ts';

/** A planned review, before its prompts are composed. */
export interface ReviewSize {
  /** The tokens of the changed code, as the plan estimates them. */
  readonly tokens: number;
  readonly parts: number;
  readonly prices: Prices;
}

/** A review whose prompts were composed. */
export interface ComposedReview {
  readonly size: ReviewSize;
  readonly bill: Bill;
}

/** Chooses reviews to compose: the smallest, the largest, and others evenly between them by their sizes. */
export function chooseBySize<T extends { readonly size: ReviewSize }>(
  reviews: readonly T[],
  most: number,
): ReadonlySet<T> {
  const sorted = reviews.toSorted((a, b) => a.size.tokens - b.size.tokens);
  return new Set(
    sorted.length <= most
      ? sorted
      : Array.from({ length: most }, (_, index) => at(sorted, Math.round((index * (sorted.length - 1)) / (most - 1)))),
  );
}

/**
 * Estimates what a review takes from composed ones of the same model: between the next smaller and the next larger one, in
 * proportion to its size.
 *
 * @param composed at least one
 */
export function estimateBill(size: ReviewSize, composed: readonly ComposedReview[]): Bill {
  const { model } = at(composed, 0).bill;
  const requests = Math.max(1, Math.round(interpolate(size, composed, ({ requests: all }) => all)));
  const inputTokens = Math.round(interpolate(size, composed, ({ inputTokens: all }) => all));
  const outputTokens = requests * USUAL_OUTPUT_TOKENS;
  const price = findPrice(size.prices, model);
  return {
    model,
    requests,
    inputTokens,
    outputTokens,
    ...(price === undefined ? {} : { cost: computeCost(price, { inputTokens, outputTokens }) / BILLION }),
    composedParts: 0,
    parts: size.parts,
  };
}

/**
 * By what share of its input tokens an estimate is wrong on average: each composed review but the smallest and the largest is
 * estimated from the others. Undefined for fewer than three.
 */
export function measureError(composed: readonly ComposedReview[]): number | undefined {
  const inner = sortBySize(composed).slice(1, -1);
  if (inner.length === 0) {
    return undefined;
  }
  let wrong = 0;
  let all = 0;
  for (const one of inner) {
    const others = composed.filter((other) => other !== one);
    wrong += Math.abs(interpolate(one.size, others, ({ inputTokens }) => inputTokens) - one.bill.inputTokens);
    all += one.bill.inputTokens;
  }
  return wrong / Math.max(1, all);
}

function interpolate(
  { tokens }: ReviewSize,
  composed: readonly ComposedReview[],
  numberOf: (bill: Bill) => number,
): number {
  const sorted = sortBySize(composed);
  const above = sorted.find(({ size }) => size.tokens >= tokens) ?? at(sorted, sorted.length - 1);
  const below = sorted.findLast(({ size }) => size.tokens <= tokens) ?? at(sorted, 0);
  const span = above.size.tokens - below.size.tokens;
  const share = span <= 0 ? 0.5 : (tokens - below.size.tokens) / span;
  return numberOf(below.bill) + share * (numberOf(above.bill) - numberOf(below.bill));
}

function sortBySize(composed: readonly ComposedReview[]): readonly ComposedReview[] {
  return composed.toSorted((a, b) => a.size.tokens - b.size.tokens);
}
