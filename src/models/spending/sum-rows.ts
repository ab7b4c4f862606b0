import type { UsageRow } from './meter.ts';
import { BILLION } from './money.ts';

/** Usage of all models by all agents. */
export type UsageSum = Pick<UsageRow, 'requests' | 'cachedReplies' | 'inputTokens' | 'outputTokens' | 'cost'>;

/** Adds up the rows of a meter. The sum has no cost if there is no row, or the cost of any row is unknown. */
export function sumRows(rows: readonly UsageRow[]): UsageSum {
  const cost = addCosts(rows);
  return {
    requests: sum(rows, ({ requests }) => requests),
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...(cost === undefined ? {} : { cost }),
  };
}

function sum(rows: readonly UsageRow[], numberOf: (row: UsageRow) => number): number {
  return rows.reduce((total, row) => total + numberOf(row), 0);
}

/** Undefined if the cost of any row is unknown. Added in whole billionths, because decimal fractions do not add up exactly. */
function addCosts(rows: readonly UsageRow[]): number | undefined {
  return rows.length === 0 || rows.some(({ cost }) => cost === undefined)
    ? undefined
    : sum(rows, ({ cost = 0 }) => Math.round(cost * BILLION)) / BILLION;
}
