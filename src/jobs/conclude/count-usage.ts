import type { UsageRow } from '../../models/spending/meter.ts';
import { BILLION } from '../../models/spending/money.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { unansweredOf, type Answers } from '../ask/ask-reviewers.ts';
import type { ReviewModels } from '../compose/review-models.ts';

/** What a review used of models; of none, nothing. */
export function usageOf(models: ReviewModels | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const rows = models?.meter.rows() ?? [];
  const { main } = models ?? {};
  const cost = costOf(rows);
  return {
    provider: main?.model.provider ?? 'offline',
    model: main?.model.name,
    requests: sumOf(rows, ({ requests }) => requests),
    failedRequests: answers === undefined ? 0 : unansweredOf(answers).length,
    cachedReplies: sumOf(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sumOf(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sumOf(rows, ({ outputTokens }) => outputTokens),
    ...(cost === undefined ? {} : { cost }),
    rows,
    ...(answers === undefined ? {} : { estimate: answers.estimate }),
  };
}

function sumOf(rows: readonly UsageRow[], numberOf: (row: UsageRow) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0);
}

/** A sum with an unknown in it is none. In whole billionths, decimals add up. */
function costOf(rows: readonly UsageRow[]): number | undefined {
  return rows.length === 0 || rows.some(({ cost }) => cost === undefined)
    ? undefined
    : sumOf(rows, ({ cost = 0 }) => Math.round(cost * BILLION)) / BILLION;
}
