import { count } from '../count.ts';
import type { Coverage, LinesByReason, NotReviewed } from './review-result.ts';

/** Why a part of a change is not reviewed, in the words of the reports, and whether it was meant to be reviewed. */
interface Reason {
  readonly words: string;
  /**
   * `to-judge`: it was to be judged, and nobody did. `excluded`: the user excludes it, or nobody writes code in such a file.
   * `other-kind`: the kind of the file excludes it, but it may hold code, so its lines lower the coverage.
   */
  readonly part: 'to-judge' | 'excluded' | 'other-kind';
}

const REASONS = {
  unread: { words: 'could not be read', part: 'to-judge' },
  missing: { words: 'not given by GitHub', part: 'to-judge' },
  'not-in-paths': { words: 'not among `paths`', part: 'excluded' },
  ignored: { words: 'ignored', part: 'excluded' },
  excluded: { words: 'excluded content', part: 'excluded' },
  'excluded-against-policy': { words: 'excluded content, which the policy does not permit', part: 'to-judge' },
  binary: { words: 'binary', part: 'excluded' },
  'no-diff': { words: 'text marked `-diff` or `binary`', part: 'other-kind' },
  removed: { words: 'removed files', part: 'excluded' },
  'lock-file': { words: 'lock files', part: 'excluded' },
  'not-lock-file': { words: 'called a lock file, with other text in it', part: 'to-judge' },
  'own-file': { words: 'files that Housestyle writes', part: 'excluded' },
  vendored: { words: 'vendored', part: 'other-kind' },
  generated: { words: 'generated', part: 'other-kind' },
  'looks-generated': { words: 'new files that only their name or text calls generated or vendored', part: 'to-judge' },
  minified: { words: 'minified code and bundles', part: 'to-judge' },
  'too-large': { words: 'too large', part: 'to-judge' },
  unreadable: { words: 'text that could not be decoded, or is not in the repository', part: 'to-judge' },
  executable: { words: 'executable, without readable text', part: 'to-judge' },
  moved: { words: 'moved from where nobody judged them', part: 'to-judge' },
  misread: { words: 'text that a compiler or an interpreter reads differently', part: 'to-judge' },
  'no-text': { words: 'no text changed', part: 'excluded' },
  'no-content': { words: 'links, submodules and empty files', part: 'excluded' },
  'over-limit': { words: 'beyond the limits of the run', part: 'to-judge' },
  'in-batch': { words: 'in batches that are not answered yet', part: 'to-judge' },
  failed: { words: 'in requests that failed', part: 'to-judge' },
  'no-shard': { words: 'in shards without a result', part: 'to-judge' },
  'long-line': { words: 'lines too long to show whole', part: 'to-judge' },
  'no-check': { words: 'files in which no rule could be checked without a model', part: 'to-judge' },
} as const satisfies Record<NotReviewed, Reason>;

export function isNotReviewed(kind: unknown): kind is NotReviewed {
  return typeof kind === 'string' && Object.hasOwn(REASONS, kind);
}

/** The rows of what was to be judged and was not: nobody excluded it. */
export function rowsToJudge({ notReviewed }: Pick<Coverage, 'notReviewed'>): readonly LinesByReason[] {
  return notReviewed.filter(({ kind }) => REASONS[kind].part === 'to-judge');
}

type Counted = Pick<Coverage, 'files' | 'lines' | 'notReviewed'>;

/** The files and changed lines that count: without those that the user excludes, and those of files without code. */
export function countToJudge({ files, lines, notReviewed }: Counted): {
  readonly files: number;
  readonly lines: number;
} {
  const excluded = notReviewed.filter(({ kind }) => REASONS[kind].part === 'excluded');
  return {
    files: files - excluded.reduce((sum, row) => sum + row.files, 0),
    lines: lines - excluded.reduce((sum, row) => sum + row.lines, 0),
  };
}

/**
 * The percentage of the changed lines to judge that a model or a literal check judged, rounded down. It is 100 only if
 * nothing is left to judge, also if that has no lines, such as an executable binary file.
 */
export function coveragePercent(coverage: Counted & Pick<Coverage, 'reviewedLines'>): number {
  const isWhole = rowsToJudge(coverage).length === 0;
  const { lines } = countToJudge(coverage);
  const { reviewedLines } = coverage;
  if (lines === 0) {
    return isWhole ? 100 : 0;
  }
  return Math.min(isWhole ? 100 : 99, Math.floor((reviewedLines / lines) * 100));
}

/**
 * The sentence for a review that covers less than `minCoverage` percent; undefined if it covers enough.
 * @param lines what the review is about: `changed lines`, or `lines` in an audit
 */
export function coverageShortfall(coverage: Coverage, minCoverage: number, lines: string): string | undefined {
  const percent = coveragePercent(coverage);
  return percent >= minCoverage
    ? undefined
    : `${percent} % of the ${lines} were judged; \`min-coverage\` requires ${minCoverage} %.`;
}

/**
 * Rows as a part of a sentence: `too large (1 file, 280 lines)`.
 *
 * @param causes more exact words for some reasons
 */
export function describeRows(
  rows: readonly LinesByReason[],
  causes: Readonly<Partial<Record<NotReviewed, string>>> = {},
): readonly string[] {
  return rows.map(
    ({ kind, files, lines }) =>
      `${causes[kind] ?? REASONS[kind].words} (${count(files, 'file')}, ${count(lines, 'line')})`,
  );
}

/** Lists the files that were excluded from the review, by reason: `Excluded: lock files (1 file, 280 lines), …`; empty if nothing was. */
export function excludedSentence(coverage: Pick<Coverage, 'notReviewed'>): readonly string[] {
  const parts = describeRows(coverage.notReviewed.filter(({ kind }) => REASONS[kind].part !== 'to-judge'));
  return parts.length === 0 ? [] : [`Excluded: ${parts.join(', ')}.`];
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
