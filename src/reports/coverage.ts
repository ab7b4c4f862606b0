import type { ReviewResult } from './review-result.ts';

/** How much of the changed lines was reviewed, in whole percent rounded down; a change without lines counts as whole. */
export function coveragePercent({ coverage }: Pick<ReviewResult, 'coverage'>): number {
  return coverage.lines === 0 ? 100 : Math.floor((coverage.reviewedLines / coverage.lines) * 100);
}

/** What to say when too little was reviewed; `undefined` when it was enough. Both in percent. */
export function coverageShortfall(percent: number, minCoverage: number): string | undefined {
  return percent >= minCoverage
    ? undefined
    : `${percent} % of the changed lines were reviewed, less than \`min-coverage\` asks for (${minCoverage} %).`;
}
