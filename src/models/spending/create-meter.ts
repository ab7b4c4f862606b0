import { inBackticks } from '../../text/in-backticks.ts';
import { writeCount } from '../../text/write-count.ts';
import { entryOf, NOTHING, sumOf, type Entry } from './meter-entry.ts';
import type { Asker, Meter, UsageRow } from './meter.ts';
import { BILLION, writeMoney } from './money.ts';
import { priceOf } from './prices.ts';
import { mostCostOf, type MostCost, type SpendingTerms } from './spending-terms.ts';

/**
 * A meter that holds a run to its ceilings. What is spent, what requests under way may still cost and what failed ones
 * may have cost stay within `maxCost` together, as far as providers keep to the output limit and count tokens as they
 * were counted here. The model that `settle` names may be another than was admitted: the one that answered.
 */
export function createMeter(terms: SpendingTerms): Meter {
  const underWay: Reservation[] = [];
  const rows = new Map<string, Row>();

  const add = (asker: Asker, entry: Entry): void => {
    const key = JSON.stringify([asker.agent, asker.model]);
    const row = rows.get(key) ?? { asker, entry: NOTHING };
    rows.set(key, { asker: row.asker, entry: sumOf([row.entry, entry]) });
  };

  return {
    admit: (asker, inputTokens) => {
      const used = sumOf([...rows.values()].map(({ entry }) => entry));
      const wanted = mostCostOf(terms, asker.model, inputTokens);
      const reason = overRequests(terms, used.requests + underWay.length) ?? overCost(terms, used, underWay, wanted);
      if (reason !== undefined) {
        return { kind: 'refused', reason };
      }
      underWay.push({ asker, inputTokens, cost: wanted.kind === 'cost' ? wanted.cost : 0 });
      // Rows stand in the order of first use, whichever answer comes first.
      add(asker, NOTHING);
      return { kind: 'admitted' };
    },
    settle: (asker, outcome) => {
      const index = findReservation(underWay, asker, outcome.inputTokens);
      const [reservation] = index === undefined ? [] : underWay.splice(index, 1);
      add(asker, entryOf(terms, asker, outcome, reservation?.cost ?? 0));
    },
    rows: () => [...rows.values()].filter(isUsed).map((row) => drawRow(terms, row)),
  };
}

/** A request that is admitted and not settled. */
interface Reservation {
  readonly asker: Asker;
  readonly inputTokens: number;
  /** The most it can cost, in billionths. */
  readonly cost: number;
}

interface Row {
  readonly asker: Asker;
  readonly entry: Entry;
}

function overRequests({ maxRequests }: SpendingTerms, taken: number): string | undefined {
  return maxRequests !== undefined && taken >= maxRequests
    ? `the run's ${writeCount(maxRequests)} ${maxRequests === 1 ? 'request is' : 'requests are'} used up (\`max-requests\`)`
    : undefined;
}

function overCost(
  { maxCost }: SpendingTerms,
  used: Entry,
  underWay: readonly Reservation[],
  wanted: MostCost,
): string | undefined {
  if (maxCost === undefined) {
    return undefined;
  }
  if (wanted.kind === 'unpriced') {
    return `\`max-cost\` is set, but \`prices\` has no price for ${wanted.models.map((model) => inBackticks(model)).join(', ')}`;
  }
  const taken = used.cost + used.perhapsCost + underWay.reduce((sum, { cost }) => sum + cost, 0);
  // Asked this way round, what is no number is refused.
  if (taken + wanted.cost <= Math.round(maxCost * BILLION)) {
    return undefined;
  }
  const [wantedMoney, takenMoney] = [wanted.cost, taken].map((cost) => writeMoney(cost / BILLION));
  return `it may cost ${wantedMoney}, but ${takenMoney} of ${writeMoney(maxCost)} (\`max-cost\`) is already spent or reserved`;
}

/** Where a request's reservation stands; the same agent's of the same size where another model answered. */
function findReservation(
  underWay: readonly Reservation[],
  { agent, model }: Asker,
  inputTokens: number,
): number | undefined {
  const isLike = (one: Reservation): boolean => one.asker.agent === agent && one.inputTokens === inputTokens;
  const exact = underWay.findIndex((one) => isLike(one) && one.asker.model === model);
  const index = exact < 0 ? underWay.findIndex(isLike) : exact;
  return index < 0 ? undefined : index;
}

function isUsed({ entry }: Row): boolean {
  return entry.requests + entry.cachedReplies > 0;
}

function drawRow({ prices }: SpendingTerms, { asker, entry }: Row): UsageRow {
  const { cost, perhapsCost: _, ...counts } = entry;
  return { ...asker, ...counts, ...(priceOf(prices, asker.model) === undefined ? {} : { cost: cost / BILLION }) };
}
