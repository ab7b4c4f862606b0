import type { Coverage, LinesByReason, ReviewResult } from '../../reports/review/review-result.ts';

/** A part that only literal checks looked at, because the limits of the run were reached before a model was asked. */
export function withoutModel(result: ReviewResult): ReviewResult {
  return { ...result, coverage: missedByLimit(result.coverage) };
}

function missedByLimit(coverage: Coverage): Coverage {
  const { reviewedFiles, ruleLines, notReviewed, missedByModel } = coverage;
  const overLimit: LinesByReason = { kind: 'over-limit', files: reviewedFiles, lines: ruleLines };
  return {
    ...coverage,
    notReviewed: notReviewed.map((row) => (row.kind === 'no-check' ? { ...row, kind: 'over-limit' } : row)),
    missedByModel: ruleLines === 0 ? missedByModel : [...missedByModel, overLimit],
  };
}
