import type { Finding } from '../../findings/types.ts';
import { oneLine, showHidden } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { findingAnnotations } from '../annotations.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import type { ReviewResult } from '../review/review-result.ts';
import { reviewMarkdown } from '../review/summary.ts';
import { drawVerdict, shortHeadline, type Verdict } from '../review/verdict.ts';

/** The texts of a check run on the reviewed commit. `github/check-run.ts` sends them as they are. */
export interface CheckRunText {
  /** `neutral`: nothing fails the job, but it is not clean either. */
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
}

export interface CheckAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** GitHub accepts 65,535 characters of a summary, 50 annotations in a request, and 255 characters of their titles. */
const MAX_SUMMARY_CHARACTERS = 65_000;
const MAX_ANNOTATIONS = 50;
const MAX_TITLE_CHARACTERS = 250;
const MAX_MESSAGE_CHARACTERS = 4_000;

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/**
 * Draws the check run of a review: its verdict as the title, and the whole review below. Only findings without a comment on
 * their line are annotated there, because GitHub shows annotations and comments at the same place.
 * @param outcome `failures`: the sentences of `listFailures`; `isFailed`: whether the run could not be done
 */
export function drawCheckRun(
  result: ReviewResult,
  target: LinkTarget | undefined,
  { failures, isFailed }: { readonly failures: readonly string[]; readonly isFailed: boolean },
): CheckRunText {
  return {
    ...drawCheck(drawVerdict(result), reviewMarkdown(result, { all: true, target }), { failures, isFailed }),
    annotations: result.findings.filter(isAnnotated).slice(0, MAX_ANNOTATIONS).flatMap(drawAnnotation),
  };
}

/**
 * Draws the check run that an earlier run did not come to write: it was stopped, or GitHub did not take it.
 * @param verdict that of the earlier run
 * @param comment its summary comment
 */
export function drawEarlierCheckRun(verdict: Verdict, comment: string, failures: readonly string[]): CheckRunText {
  const shown = comment.split('\n').filter((line) => !line.startsWith('<!-- housestyle:'));
  return { ...drawCheck(verdict, shown.join('\n').trim(), { failures, isFailed: false }), annotations: [] };
}

function drawCheck(
  verdict: Verdict,
  review: string,
  { failures, isFailed }: { readonly failures: readonly string[]; readonly isFailed: boolean },
): Omit<CheckRunText, 'annotations'> {
  const { verdict: said, missing } = shortHeadline(verdict);
  const summary = [...failures.map(modelLine), review].join('\n\n');
  return {
    conclusion: isFailed || failures.length > 0 ? 'failure' : verdict.conclusion === 'clean' ? 'success' : 'neutral',
    title: shorten(
      [oneLine(said), ...(missing === undefined ? [] : [oneLine(missing)])].join(' '),
      MAX_TITLE_CHARACTERS,
    ),
    // The review is at most 45,000 characters long, so only very many reasons to fail are cut.
    summary: summary.length <= MAX_SUMMARY_CHARACTERS ? summary : summary.slice(-MAX_SUMMARY_CHARACTERS),
  };
}

/** The number of a removed line belongs to the base, but an annotation refers to the head. */
function isAnnotated({ placement, side, line }: Finding): boolean {
  return placement.kind === 'summary' && side === 'RIGHT' && line !== undefined;
}

function drawAnnotation(finding: Finding): readonly CheckAnnotation[] {
  return findingAnnotations([finding]).map(({ file, line = 1, endLine = line, level, title, message }) => ({
    path: file,
    startLine: line,
    endLine,
    level: LEVELS[level],
    title: shorten(oneLine(title), MAX_TITLE_CHARACTERS),
    message: shorten(showHidden(message), MAX_MESSAGE_CHARACTERS),
  }));
}
