import type { UsageRow } from '../../models/spending/meter.ts';
import { BILLION } from '../../models/spending/money.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { explainUnanswered, unansweredRequests, type AskedRequest } from '../ask/asked-reviewer.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import { shorten } from '../../text/shorten.ts';

/** Counts the requests, tokens and money of a review. Without a model everything is zero. */
export function countUsage(models: ReviewModels | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const rows = models?.meter.rows() ?? [];
  const { main } = models ?? {};
  const cost = addCosts(rows);
  const failed = unansweredRequests(answers?.reviewers ?? []);
  const failure = explainFirst(failed);
  return {
    provider: main?.model.provider ?? 'offline',
    model: main?.model.name,
    requests: sum(rows, ({ requests }) => requests),
    failedRequests: failed.length,
    ...(failure === undefined ? {} : { failure }),
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...(cost === undefined ? {} : { cost }),
    rows,
    ...(answers === undefined ? {} : { estimate: answers.estimate }),
  };
}

/** Why the first of the failed requests has no answer. */
function explainFirst([first]: readonly AskedRequest[]): string | undefined {
  return first === undefined ? undefined : shorten(explainUnanswered(first), MAX_FAILURE_CHARACTERS);
}

/** A reason may quote the answer of a server. */
const MAX_FAILURE_CHARACTERS = 300;

function sum(rows: readonly UsageRow[], numberOf: (row: UsageRow) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0);
}

/** Undefined if the cost of any row is unknown. Added in whole billionths, because decimal fractions do not add up exactly. */
function addCosts(rows: readonly UsageRow[]): number | undefined {
  return rows.length === 0 || rows.some(({ cost }) => cost === undefined)
    ? undefined
    : sum(rows, ({ cost = 0 }) => Math.round(cost * BILLION)) / BILLION;
}
