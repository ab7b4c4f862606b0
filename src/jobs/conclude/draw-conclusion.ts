import type { LiteralReview } from '../../literal/run-checks.ts';
import type { Conclusion, Coverage, Unjudged } from '../../reports/review/review-result.ts';
import { listMissing } from '../../reports/review/verdict.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { chosenRequests, hasAnswer, isUnanswered } from '../ask/asked-reviewer.ts';

/** The facts that decide the conclusion of a review. */
export interface ConclusionBasis {
  /** The files that are reviewed, and the findings in them. */
  readonly files: readonly unknown[];
  readonly findings: readonly unknown[];
  readonly coverage: Coverage;
  readonly unjudged: Unjudged;
  readonly literal: Pick<LiteralReview, 'checkedFiles'>;
  /** Undefined if no model was asked. */
  readonly answers: Pick<Answers, 'reviewers'> | undefined;
}

/** Draws the conclusion. It is `clean` only if everything that was to be judged was judged, and nothing was found. */
export function drawConclusion(basis: ConclusionBasis): Conclusion {
  const { files, findings, answers, literal } = basis;
  const isWhole = listMissing(basis).length === 0;
  if (files.length === 0 && findings.length === 0) {
    return isWhole ? 'skipped' : 'incomplete';
  }
  if (answers !== undefined && isAnsweredByNobody(answers)) {
    return 'failed';
  }
  if (findings.length > 0) {
    return 'findings';
  }
  if (answers === undefined && literal.checkedFiles.size === 0) {
    return 'unchecked';
  }
  return isWhole ? 'clean' : 'incomplete';
}

/** Whether requests were sent and none has an answer. A request that a limit of the run stopped was not sent. */
function isAnsweredByNobody({ reviewers }: Pick<Answers, 'reviewers'>): boolean {
  const requests = chosenRequests(reviewers);
  return requests.some(isUnanswered) && !requests.some(hasAnswer);
}
