import type { FindingOutcome } from '../../github/publishing/life/plan-threads.ts';
import { listKnownFindings } from '../../github/publishing/life/known-findings.ts';
import type { Part } from '../../github/publishing/part.ts';
import type { Standing } from '../../github/publishing/standing.ts';
import { silenceByWords } from '../../findings/withhold-silenced.ts';
import type { Options } from '../../options/options.ts';
import type { LinkTarget } from '../../reports/markdown/links.ts';
import { fitState } from '../../reports/review/state/remember.ts';
import type { RunKey } from '../../reports/review/markers.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { sealState, type Seal } from '../../reports/review/state/seal.ts';
import type { ReviewState } from '../../reports/review/state/state.ts';
import { summaryComment } from '../../reports/review/summary.ts';
import { drawVerdict } from '../../reports/review/verdict.ts';

/** How the summary comment is drawn. */
export interface CommentSettings {
  readonly target: LinkTarget;
  readonly key: string;
  /** When the summary comment is posted. */
  readonly comment: Options['comment'];
  /** The workflow run that posts. */
  readonly run: RunKey;
  /** What this job reviews of the change. */
  readonly part: Part;
  readonly seal: Seal;
}

/** Draws the summary comment; undefined if the pull request gets none. */
export function drawComment(
  result: ReviewResult,
  standing: Standing,
  outcomes: readonly FindingOutcome[],
  { target, key, comment, run, part, seal }: CommentSettings,
): string | undefined {
  if (!isCommentDue(result, standing, comment)) {
    return undefined;
  }
  const facts = { key: isFinished(result) ? key : UNFINISHED, headSha: run.headSha };
  const state = sealState(makeState(result, standing.state, outcomes, facts), seal);
  return summaryComment(result, { target, run, paths: part.paths, ...(state === undefined ? {} : { state }) });
}

/** No review has this key, so the next run does the review again. It keeps what was judged, silenced and dismissed. */
const UNFINISHED = 'unfinished';

/** What later runs have to know. What people silenced and paused stays as it was. */
function makeState(
  result: ReviewResult,
  before: ReviewState | undefined,
  outcomes: readonly FindingOutcome[],
  facts: Pick<ReviewState, 'key' | 'headSha'>,
): ReviewState {
  const { silenced, pausedBy } = before ?? {};
  const { judged } = result;
  const found = outcomes.flatMap(({ finding }) => finding ?? []);
  return fitState({
    ...facts,
    ...drawVerdict(result),
    ...(judged === undefined ? {} : { files: judged }),
    known: listKnownFindings(outcomes),
    ...(silenced === undefined ? {} : { silenced: silenceByWords(silenced, found) }),
    ...(pausedBy === undefined ? {} : { pausedBy }),
  });
}

function isFinished({ conclusion, usage }: ReviewResult): boolean {
  return conclusion !== 'failed' && usage.failedRequests === 0;
}

/**
 * Whether the summary comment is written. A change without a file to review gets none; the job summary says so. A clean one
 * gets one if people should know something else: the change addresses the reviewer, edits instruction files, breaks rules
 * that a comment in the code switches off, or has values that may be secrets. So does one that nobody judged because the repository has neither instruction
 * files nor a model.
 */
function isCommentDue(
  { conclusion, directions, guidelineChanges, afterMerge, leftOut, receipts }: ReviewResult,
  { summary }: Standing,
  comment: CommentSettings['comment'],
): boolean {
  const hasNotice =
    directions.length > 0 ||
    guidelineChanges !== undefined ||
    afterMerge !== undefined ||
    leftOut.some(({ switchedOff = false, suspected = false }) => switchedOff || suspected);
  if (comment === 'never' || (conclusion === 'skipped' && summary === undefined && !hasNotice)) {
    return false;
  }
  const isUnused = conclusion === 'unchecked' && receipts.length === 0;
  const hasResult = conclusion !== 'clean' && !isUnused;
  return comment === 'always' || summary !== undefined || hasResult || hasNotice;
}
