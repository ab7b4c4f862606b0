import { count } from '../count.ts';
import type { Coverage, NotReviewed } from './review-result.ts';

/** Each reason for which a part of a change is not reviewed, as the reports name it. */
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
  'no-text': 'no change of text',
  'over-limit': 'beyond the limits of the run',
  failed: 'in requests that failed',
  'long-line': 'lines too long to show whole',
} as const satisfies Record<NotReviewed, string>;

export function isNotReviewed(kind: unknown): kind is NotReviewed {
  return typeof kind === 'string' && Object.hasOwn(REASONS, kind);
}

/** How much of the changed lines was reviewed, in whole percent rounded down; a change without lines counts as whole. */
export function coveragePercent({ lines, reviewedLines }: Pick<Coverage, 'lines' | 'reviewedLines'>): number {
  return lines === 0 ? 100 : Math.floor((reviewedLines / lines) * 100);
}

/** What to say when too little was reviewed; `undefined` when it was enough. `minCoverage` in percent. */
export function coverageShortfall(coverage: Coverage, minCoverage: number): string | undefined {
  const percent = coveragePercent(coverage);
  return percent >= minCoverage
    ? undefined
    : `${percent} % of the changed lines were reviewed, less than \`min-coverage\` asks for (${minCoverage} %).`;
}

/** What was not reviewed, by reason: `Not reviewed: lock files (1 file, 280 lines), …`; none where all was. */
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
