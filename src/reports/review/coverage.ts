import { count } from '../count.ts';
import type { Coverage, NotReviewed } from './review-result.ts';

/** Each reason why a part of a change is not reviewed, in the words of the reports. */
const REASONS = {
  unread: 'could not be read',
  missing: 'not given by GitHub',
  'not-in-paths': 'not among `paths`',
  ignored: 'ignored',
  excluded: 'excluded content',
  binary: 'binary',
  removed: 'removed files',
  'lock-file': 'lock files',
  vendored: 'vendored',
  generated: 'generated',
  'too-large': 'too large',
  'no-text': 'no text changed',
  'over-limit': 'beyond the limits of the run',
  failed: 'in requests that failed',
  'long-line': 'lines too long to show whole',
} as const satisfies Record<NotReviewed, string>;

export function isNotReviewed(kind: unknown): kind is NotReviewed {
  return typeof kind === 'string' && Object.hasOwn(REASONS, kind);
}

/** The percentage of changed lines that were reviewed, rounded down; 100 for a change without lines. */
export function coveragePercent({ lines, reviewedLines }: Pick<Coverage, 'lines' | 'reviewedLines'>): number {
  return lines === 0 ? 100 : Math.floor((reviewedLines / lines) * 100);
}

/** The sentence for a review that covers less than `minCoverage` percent; undefined if it covers enough. */
export function coverageShortfall(coverage: Coverage, minCoverage: number): string | undefined {
  const percent = coveragePercent(coverage);
  return percent >= minCoverage
    ? undefined
    : `${percent} % of the changed lines were reviewed; \`min-coverage\` requires ${minCoverage} %.`;
}

/** What was not reviewed, by reason: `Not reviewed: lock files (1 file, 280 lines), …`; empty if everything was. */
export function notReviewedSentence({ notReviewed }: Coverage): readonly string[] {
  const parts = notReviewed.map(
    ({ kind, files, lines }) => `${REASONS[kind]} (${count(files, 'file')}, ${count(lines, 'line')})`,
  );
  return parts.length === 0 ? [] : [`Not reviewed: ${parts.join(', ')}.`];
}

/** The coverage as outputs of the Action. */
export function coverageOutputs(coverage: Coverage): Readonly<Record<string, string>> {
  return {
    coverage: String(coveragePercent(coverage)),
    'changed-files': String(coverage.files),
    'reviewed-files': String(coverage.reviewedFiles),
    'changed-lines': String(coverage.lines),
    'reviewed-lines': String(coverage.reviewedLines),
    'not-reviewed': JSON.stringify(coverage.notReviewed),
  };
}
