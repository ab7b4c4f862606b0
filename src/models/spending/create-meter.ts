import { writeCount } from '../../text/shown/write-count.ts';
import { computeEntry, NOTHING, sumEntries, type Entry } from './meter-entry.ts';
import type { Asker, Meter, UsageRow } from './meter.ts';
import { BILLION, writeMoney } from './money.ts';
import { findPrice } from './prices.ts';
import { unlessZero } from './unless-zero.ts';
import { computeHighestCost, type MostCost, type SpendingTerms } from './spending-terms.ts';
import { quote } from '../../text/shown/quote.ts';

/**
 * Creates the meter that enforces the limits of a run (`max-cost`, `max-requests`). The sum of three amounts stays
 * within `maxCost`: the money spent, the highest possible cost of running requests, and the possible cost of failed
 * requests that reported no usage. This assumes that providers respect the output limit and count tokens as this
 * program does. `settle` may name another model than `admit` did: the one that answered.
 */
export function createMeter(terms: SpendingTerms): Meter {
  const underWay: Reservation[] = [];
  const rows = new Map<string, Row>();

  const add = (asker: Asker, entry: Entry): void => {
    const key = JSON.stringify([asker.agent, asker.model]);
    const row = rows.get(key) ?? { asker, entry: NOTHING };
    rows.set(key, { asker: row.asker, entry: sumEntries([row.entry, entry]) });
  };

  return {
    admit: (asker, inputTokens) => {
      const used = sumEntries([...rows.values()].map(({ entry }) => entry));
      const wanted = computeHighestCost(terms, asker.model, inputTokens);
      const reason =
        overRequests(terms, used.requests + used.waitingRequests + underWay.length) ??
        overCost(terms, used, underWay, wanted);
      if (reason !== undefined) {
        return { kind: 'refused', reason };
      }
      underWay.push({ asker, inputTokens, cost: wanted.kind === 'cost' ? wanted.cost : 0 });
      // Adds the row now, so that rows are in the order of first use, not of first answer.
      add(asker, NOTHING);
      return { kind: 'admitted' };
    },
    settle: (asker, outcome) => {
      const index = findReservation(underWay, asker, outcome.inputTokens);
      const [reservation] = index === undefined ? [] : underWay.splice(index, 1);
      add(asker, computeEntry(terms, asker, outcome, reservation?.cost ?? 0));
    },
    addEarlier: (agent, { model, isRepeated, ...attempt }, inputTokens) => {
      const highest = computeHighestCost({ ...terms, fallbacks: [] }, model, inputTokens);
      const reserved = highest.kind === 'cost' ? highest.cost : 0;
      const entry = computeEntry(terms, { agent, model }, { kind: 'failed', inputTokens, ...attempt }, reserved);
      add({ agent, model }, isRepeated === true ? { ...entry, requests: 0, failedRequests: 0 } : entry);
    },
    nextRound: () => {
      for (const [key, { asker, entry }] of rows) {
        rows.set(key, { asker, entry: { ...entry, waitingRequests: 0, waitingCost: 0, cachedReplies: 0 } });
      }
    },
    rows: () => [...rows.values()].filter(isUsed).map((row) => drawRow(terms, row)),
  };
}

/** A request that was admitted and is not settled yet. */
interface Reservation {
  readonly asker: Asker;
  readonly inputTokens: number;
  /** Its highest possible cost, in billionths of the currency. */
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
    return `\`max-cost\` is set, but \`prices\` has no price for ${wanted.models.map((model) => quote(model)).join(', ')}`;
  }
  const taken = used.cost + used.perhapsCost + used.waitingCost + underWay.reduce((sum, { cost }) => sum + cost, 0);
  // Written as `<=`, so that a limit that is not a number refuses every request.
  if (taken + wanted.cost <= Math.round(maxCost * BILLION)) {
    return undefined;
  }
  const [wantedMoney, takenMoney] = [wanted.cost, taken].map((cost) => writeMoney(cost / BILLION));
  return `it may cost ${wantedMoney}, but ${takenMoney} of ${writeMoney(maxCost)} (\`max-cost\`) is already spent or reserved`;
}

/**
 * Finds the reservation of a request. If another model answered, it is the same agent's reservation of the same size.
 */
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
  return entry.requests + entry.cachedReplies + entry.waitingRequests > 0;
}

function drawRow({ prices }: SpendingTerms, { asker, entry }: Row): UsageRow {
  const { requests, failedRequests, cachedReplies, inputTokens, outputTokens, cost, saved } = entry;
  const isPriced = findPrice(prices, asker.model) !== undefined;
  return {
    ...asker,
    requests,
    failedRequests,
    cachedReplies,
    inputTokens,
    outputTokens,
    ...unlessZero('waitingRequests', entry.waitingRequests),
    ...unlessZero('batchedRequests', entry.batchedRequests),
    ...unlessZero('cachedInputTokens', entry.cachedInputTokens),
    ...(isPriced ? { cost: cost / BILLION, ...unlessZero('saved', saved / BILLION) } : {}),
  };
}
