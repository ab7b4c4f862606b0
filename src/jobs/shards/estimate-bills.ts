import { BILLION, computeCost } from '../../models/spending/money.ts';
import { findPrice, type Prices } from '../../models/spending/prices.ts';
import { at } from '../../structures/at.ts';
import { USUAL_OUTPUT_TOKENS, type Bill } from './predict-bill.ts';
import { sum } from '../../structures/sum.ts';

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

/** How wrong estimates may be, as shares of input tokens. */
export interface EstimateError {
  /** By how much an estimate of one review is wrong on average, at most. */
  readonly each: number;
  /** By how much the sum of all reviews is wrong, at most. */
  readonly sum: number;
}

/**
 * How far estimates may be off in nine of ten histories. Each composed review but the smallest and the largest is estimated
 * from the others, and what that is wrong by says how much reviews of about its size differ. A sum is wrong for two reasons:
 * the estimated reviews differ from what is expected of their size, and so do the composed ones that they are estimated from,
 * each of which counts for several estimates. Undefined for fewer than five composed reviews.
 *
 * @param estimated the sizes of the reviews that are estimated, of the same model
 */
export function measureError(
  composed: readonly ComposedReview[],
  estimated: readonly ReviewSize[],
): EstimateError | undefined {
  const sorted = sortBySize(composed);
  if (sorted.length < LEAST_COMPOSED) {
    return undefined;
  }
  const tokensOf = ({ bill }: ComposedReview): number => bill.inputTokens;
  const inner = sorted.slice(1, -1).map((one) => {
    const others = sorted.filter((other) => other !== one);
    const { share } = between(one.size, others);
    const wrong = Math.abs(interpolate(one.size, others, ({ inputTokens }) => inputTokens) - tokensOf(one));
    // The two neighbours are as far from what is expected of their sizes.
    return { wrong, spread: wrong / Math.sqrt(1 + share ** 2 + (1 - share) ** 2) };
  });
  const spreads = smooth(sorted.map((_one, index) => at(inner, Math.min(inner.length, Math.max(1, index)) - 1).spread));
  const weights = sorted.map(() => 0);
  let variance = 0;
  for (const size of estimated) {
    const { below, above, share } = between(size, sorted);
    for (const [one, weight] of [
      [sorted.indexOf(below), 1 - share],
      [sorted.indexOf(above), share],
    ] as const) {
      weights[one] = at(weights, one) + weight;
      variance += weight * at(spreads, one) ** 2;
    }
  }
  weights.forEach((weight, index) => {
    variance += (weight * at(spreads, index)) ** 2;
  });
  const all =
    sum(sorted.map(tokensOf)) + sum(estimated.map((size) => interpolate(size, sorted, (bill) => bill.inputTokens)));
  const ofInner = Math.max(1, sum(sorted.slice(1, -1).map(tokensOf)));
  const mean = sum(inner.map(({ wrong }) => wrong)) / inner.length;
  const deviation = Math.sqrt(sum(inner.map(({ wrong }) => (wrong - mean) ** 2)) / Math.max(1, inner.length - 1));
  const most = mean + (NINE_OF_TEN * deviation) / Math.sqrt(inner.length);
  return { each: (most * inner.length) / ofInner, sum: (NINE_OF_TEN * Math.sqrt(variance)) / Math.max(1, all) };
}

const LEAST_COMPOSED = 5;
/**
 * Within so many standard deviations are nine of ten errors. It would be 1.6 if they had no long tails and many reviews were
 * composed; this was chosen on three repositories and tried on others (`bench/shards/history.ts`).
 */
const NINE_OF_TEN = 2.6;

/** Replaces each value by the root mean square of it and its neighbours, two on each side: one value alone may be small by chance. */
function smooth(spreads: readonly number[]): readonly number[] {
  return spreads.map((_spread, index) => {
    const near = spreads.slice(Math.max(0, index - REACH), index + REACH + 1);
    return Math.sqrt(sum(near.map((one) => one ** 2)) / near.length);
  });
}

const REACH = 2;

function interpolate(size: ReviewSize, composed: readonly ComposedReview[], numberOf: (bill: Bill) => number): number {
  const { below, above, share } = between(size, composed);
  return numberOf(below.bill) + share * (numberOf(above.bill) - numberOf(below.bill));
}

/** The composed reviews next in size, and how far a review is from the smaller one: 0 to 1. */
function between(
  { tokens }: ReviewSize,
  composed: readonly ComposedReview[],
): { readonly below: ComposedReview; readonly above: ComposedReview; readonly share: number } {
  const sorted = sortBySize(composed);
  const above = sorted.find(({ size }) => size.tokens >= tokens) ?? at(sorted, sorted.length - 1);
  const below = sorted.findLast(({ size }) => size.tokens <= tokens) ?? at(sorted, 0);
  const span = above.size.tokens - below.size.tokens;
  return { below, above, share: span <= 0 ? 0.5 : (tokens - below.size.tokens) / span };
}

function sortBySize(composed: readonly ComposedReview[]): readonly ComposedReview[] {
  return composed.toSorted((a, b) => a.size.tokens - b.size.tokens);
}
