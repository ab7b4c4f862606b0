import type { UsageRow } from './meter.ts';
import { unlessZero } from './unless-zero.ts';
import { BILLION } from './money.ts';

/** Usage of all models by all agents. */
export type UsageSum = Pick<
  UsageRow,
  | 'requests'
  | 'cachedReplies'
  | 'waitingRequests'
  | 'batchedRequests'
  | 'inputTokens'
  | 'cachedInputTokens'
  | 'outputTokens'
  | 'cost'
  | 'saved'
>;

/** Adds up the rows of a meter. The sum has no cost if there is no row, or the cost of any row is unknown. */
export function sumRows(rows: readonly UsageRow[]): UsageSum {
  const cost = addCosts(rows);
  return {
    requests: sum(rows, ({ requests }) => requests),
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...unlessZero(
      'waitingRequests',
      sum(rows, ({ waitingRequests = 0 }) => waitingRequests),
    ),
    ...unlessZero(
      'batchedRequests',
      sum(rows, ({ batchedRequests = 0 }) => batchedRequests),
    ),
    ...unlessZero(
      'cachedInputTokens',
      sum(rows, ({ cachedInputTokens = 0 }) => cachedInputTokens),
    ),
    ...(cost === undefined
      ? {}
      : {
          cost,
          ...unlessZero(
            'saved',
            sumMoney(rows, ({ saved = 0 }) => saved),
          ),
        }),
  };
}

function sum(rows: readonly UsageRow[], numberOf: (row: UsageRow) => number): number {
  return rows.reduce((total, row) => total + numberOf(row), 0);
}

/** Undefined if the cost of any row is unknown. Added in whole billionths, because decimal fractions do not add up exactly. */
function addCosts(rows: readonly UsageRow[]): number | undefined {
  return rows.length === 0 || rows.some(({ cost }) => cost === undefined)
    ? undefined
    : sumMoney(rows, ({ cost = 0 }) => cost);
}

function sumMoney(rows: readonly UsageRow[], amountOf: (row: UsageRow) => number): number {
  return sum(rows, (row) => Math.round(amountOf(row) * BILLION)) / BILLION;
}
