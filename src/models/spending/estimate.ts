import { writeCount } from '../../text/shown/write-count.ts';
import { BILLION, writeMoney } from './money.ts';
import { ASSUMED_OUTPUT_TOKENS, isOutputAssumed, computeHighestCost, type SpendingTerms } from './spending-terms.ts';
import { quote } from '../../text/shown/quote.ts';

/** A conversation that the run will have. */
export interface PlannedConversation {
  /** `provider:name`. */
  readonly model: string;
  /** Input tokens of its first request. */
  readonly inputTokens: number;
  /** Maximum input tokens of one request. */
  readonly budget: number;
  /** Maximum number of requests, including those that ask for a broken answer again. */
  readonly maxRequests: number;
}

/** The expected use of a run, as known before the first request. */
export interface Estimate {
  /** One request per conversation. Without tools this is all. */
  readonly requests: number;
  /** Input tokens of these requests. */
  readonly inputTokens: number;
  readonly mostRequests: number;
  readonly mostCost: EstimatedCost;
}

export type EstimatedCost =
  /** In the currency of the prices. `isCeiling`: `max-cost` limits the amount. */
  | { readonly kind: 'cost'; readonly amount: number; readonly isCeiling: boolean; readonly isOutputAssumed: boolean }
  /** `models`: models without a price, if other models have one. */
  | { readonly kind: 'unpriced'; readonly models: readonly string[] };

/** Adds up the minimum and maximum use of conversations within the limits of the run. */
export function estimateRun(planned: readonly PlannedConversation[], terms: SpendingTerms): Estimate {
  const { maxRequests = Infinity } = terms;
  const mostRequests = planned.reduce((sum, one) => sum + one.maxRequests, 0);
  return {
    requests: Math.min(planned.length, maxRequests),
    inputTokens: planned.slice(0, maxRequests).reduce((sum, one) => sum + one.inputTokens, 0),
    mostRequests: Math.min(mostRequests, maxRequests),
    mostCost: estimateCost(planned, terms),
  };
}

function estimateCost(planned: readonly PlannedConversation[], terms: SpendingTerms): EstimatedCost {
  const costs = planned.map((one) => ({ one, most: computeHighestCost(terms, one.model, one.budget) }));
  const unpriced = costs.flatMap(({ most }) => (most.kind === 'unpriced' ? most.models : []));
  if (unpriced.length > 0) {
    // A team that configured no prices does not want an estimate of costs.
    return { kind: 'unpriced', models: terms.prices.length === 0 ? [] : [...new Set(unpriced)] };
  }
  const each = costs.map(({ one, most }) => ({
    requests: one.maxRequests,
    cost: most.kind === 'cost' ? most.cost : 0,
  }));
  const amount = dearest(each, terms.maxRequests ?? Infinity) / BILLION;
  const { maxCost = Infinity } = terms;
  return {
    kind: 'cost',
    amount: Math.min(amount, maxCost),
    isCeiling: amount > maxCost,
    isOutputAssumed: planned.some(({ model }) => isOutputAssumed(terms, model)),
  };
}

/** Cost of the most expensive requests, up to their maximum number. */
function dearest(each: readonly { readonly requests: number; readonly cost: number }[], maxRequests: number): number {
  let left = maxRequests;
  let sum = 0;
  for (const { requests, cost } of each.toSorted((a, b) => b.cost - a.cost)) {
    const taken = Math.min(requests, left);
    left -= taken;
    sum += taken * cost;
  }
  return sum;
}

/**
 * `3 requests with 41,200 input tokens, at most 24 with what models look up; they cost at most 1.26`, without a full
 * stop.
 */
export function describeEstimate({ requests, inputTokens, mostRequests, mostCost }: Estimate): string {
  if (mostRequests === 0) {
    return 'no requests';
  }
  const first = `${writeCount(requests)} ${requests === 1 ? 'request' : 'requests'} with ${writeCount(inputTokens)} input tokens`;
  const most = mostRequests > requests ? `, at most ${writeCount(mostRequests)} with what models look up` : '';
  const cost = describeCost(mostCost);
  return `${first}${most}${cost === '' ? '' : `; ${cost}`}`;
}

function describeCost(cost: EstimatedCost): string {
  if (cost.kind === 'unpriced') {
    if (cost.models.length === 0) {
      return '';
    }
    return `their cost is not known because \`prices\` has no price for ${cost.models.map((model) => quote(model)).join(', ')}`;
  }
  if (cost.isCeiling) {
    return `they cost at most ${writeMoney(cost.amount)} (limited by \`max-cost\`)`;
  }
  const assumed = cost.isOutputAssumed
    ? `, with ${writeCount(ASSUMED_OUTPUT_TOKENS)} output tokens per request because \`max-output-tokens\` is not set`
    : '';
  return `they cost at most ${writeMoney(cost.amount)}${assumed}`;
}
