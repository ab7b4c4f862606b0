import { sumRows } from '../../models/spending/sum-rows.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { explainUnanswered, unansweredRequests, type AskedRequest } from '../ask/asked-reviewer.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import { shorten } from '../../text/shown/shorten.ts';

/** Counts the requests, tokens and money of a review. Without a model everything is zero. */
export function countUsage(models: ReviewModels | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const rows = models?.meter.rows() ?? [];
  const { main } = models ?? {};
  const failed = unansweredRequests(answers?.reviewers ?? []);
  const failure = explainFirst(failed);
  return {
    provider: main?.model.provider ?? 'offline',
    model: main?.model.name,
    ...sumRows(rows),
    failedRequests: failed.length,
    ...(failure === undefined ? {} : { failure }),
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
