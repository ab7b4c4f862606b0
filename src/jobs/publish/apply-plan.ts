import type { ThreadPlan } from '../../github/publishing/life/plan-threads.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { listMissing } from '../../reports/review/verdict.ts';

/**
 * The result of a review without the findings that people dismissed, and with what became of those of earlier runs. What is
 * taken out is listed among what is left out, with the reason.
 */
export function applyPlan(
  result: ReviewResult,
  { findings, since }: Pick<ThreadPlan, 'findings' | 'since'>,
): ReviewResult {
  const dismissed = since.dismissed.map(({ path, line, reason }) => ({
    stage: 'finding' as const,
    source: line === undefined ? path : `${path}:${line}`,
    reason,
  }));
  const isEmptied = result.conclusion === 'findings' && findings.length === 0;
  const conclusion = isEmptied ? (listMissing(result).length === 0 ? 'clean' : 'incomplete') : result.conclusion;
  return { ...result, conclusion, findings, since, leftOut: [...result.leftOut, ...dismissed] };
}

/** Adds a note if somebody pushed to the pull request during the review. Comments still go to the commit that was read. */
export function noteMovedHead(result: ReviewResult, reviewed: string, current: string): ReviewResult {
  if (reviewed === current) {
    return result;
  }
  const moved = {
    stage: 'change' as const,
    source: `head ${current.slice(0, 7)}`,
    reason: `it was pushed while ${reviewed.slice(0, 7)} was reviewed; the next run reviews it`,
  };
  return { ...result, leftOut: [...result.leftOut, moved] };
}
