import type { UsageRow } from '../../models/spending/meter.ts';
import { BILLION } from '../../models/spending/money.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { unansweredRequests } from '../ask/asked-reviewer.ts';
import type { ReviewModels } from '../compose/review-models.ts';

/** Counts the requests, tokens and money of a review. Without a model everything is zero. */
export function countUsage(models: ReviewModels | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const rows = models?.meter.rows() ?? [];
  const { main } = models ?? {};
  const cost = addCosts(rows);
  return {
    provider: main?.model.provider ?? 'offline',
    model: main?.model.name,
    requests: sum(rows, ({ requests }) => requests),
    failedRequests: unansweredRequests(answers?.reviewers ?? []).length,
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...(cost === undefined ? {} : { cost }),
    rows,
    ...(answers === undefined ? {} : { estimate: answers.estimate }),
  };
}

function sum(rows: readonly UsageRow[], numberOf: (row: UsageRow) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0);
}

/** Undefined if the cost of any row is unknown. Added in whole billionths, because decimal fractions do not add up exactly. */
function addCosts(rows: readonly UsageRow[]): number | undefined {
  return rows.length === 0 || rows.some(({ cost }) => cost === undefined)
    ? undefined
    : sum(rows, ({ cost = 0 }) => Math.round(cost * BILLION)) / BILLION;
}
