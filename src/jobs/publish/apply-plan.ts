import type { ThreadPlan } from '../../github/publishing/life/plan-threads.ts';
import type { Severity } from '../../findings/types.ts';
import type { Conclusion, ReviewResult } from '../../reports/review/review-result.ts';
import { listMissing } from '../../reports/review/verdict.ts';

/**
 * The result of a review without the findings that people dismissed, and with what became of those of earlier runs. What is
 * taken out is listed among what is left out, with the reason. It is not clean while a finding of an earlier run may still be
 * in a file that nobody could judge again.
 */
export function applyPlan(
  result: ReviewResult,
  { findings, since, unsettled }: Pick<ThreadPlan, 'findings' | 'since' | 'unsettled'>,
): ReviewResult {
  const dismissed = since.dismissed.map(({ path, line, reason }) => ({
    stage: 'finding' as const,
    source: line === undefined ? path : `${path}:${line}`,
    reason,
  }));
  const countOf = (severity: Severity): number => unsettled.filter((one) => one === severity).length;
  const earlier = { low: countOf('low'), medium: countOf('medium'), high: countOf('high') };
  const unjudged = unsettled.length === 0 ? result.unjudged : { ...result.unjudged, earlier };
  const planned = { ...result, unjudged, findings, since, leftOut: [...result.leftOut, ...dismissed] };
  return { ...planned, conclusion: concludeAgain(result.conclusion, planned) };
}

function concludeAgain(
  conclusion: Conclusion,
  planned: Pick<ReviewResult, 'findings' | 'coverage' | 'unjudged'>,
): Conclusion {
  const isEmptied = conclusion === 'findings' && planned.findings.length === 0;
  const isIncomplete = planned.unjudged.earlier !== undefined && (conclusion === 'clean' || conclusion === 'skipped');
  if (!isEmptied) {
    return isIncomplete ? 'incomplete' : conclusion;
  }
  return listMissing(planned).length === 0 ? 'clean' : 'incomplete';
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
