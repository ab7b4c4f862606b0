import { bySeverity } from '../../findings/worst-first.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { runMarker, SUMMARY_MARKER, SUMMARY_START, type RunKey } from './markers.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { count } from '../count.ts';
import { codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import type { ReviewResult } from './review-result.ts';
import { stateMarker, type ReviewState } from './state/state.ts';
import { findingsInFull } from './summary/findings-in-full.ts';
import { findingTable } from './summary/finding-table.ts';
import { footer } from './summary/footer.ts';
import { howReviewed } from './summary/how-reviewed.ts';
import { noticeSections } from './summary/notices.ts';
import { countLines, MAX_SCREEN_LINES } from './summary/screen.ts';
import { failureReason } from './sentences.ts';
import { closedFindings, sinceSentence } from './summary/since-lines.ts';
import { drawVerdict, shortHeadline } from './verdict.ts';

/** GitHub accepts 65,536 characters in a comment, of which the state takes up to 15,000. What does not fit is counted. */
const MAX_SUMMARY_CHARACTERS = 45_000;
/** Most characters of a report that is no comment. A runner drops a job summary of more than 1 MiB, in up to three bytes each. */
export const MAX_REPORT_CHARACTERS = 300_000;
/** Most characters of each part, so that a long one does not push out the others. */
const MAX_TABLE_CHARACTERS = 9_000;
const MAX_NOTICE_CHARACTERS = 3_000;
const MAX_CLOSED_CHARACTERS = 3_000;
/** Characters that are kept for the fold on how the review was done. */
const LEAST_HOW_CHARACTERS = 12_000;
const MAX_REASON_CHARACTERS = 300;
const SEPARATOR = '\n\n';

/**
 * Draws the review as Markdown, for the summary comment, the job summary and `--format markdown`: the verdict, a table of
 * the findings, what people have to see, and all the rest in folds. What is seen of a comment without opening a fold stays
 * within two screens. `all` describes inline findings too, for a report without inline comments; `most` is the most characters.
 */
export function reviewMarkdown(
  result: ReviewResult,
  {
    all,
    target,
    most = MAX_SUMMARY_CHARACTERS,
    paths = [],
  }: {
    readonly all: boolean;
    readonly target: LinkTarget | undefined;
    readonly most?: number;
    readonly paths?: readonly string[];
  },
): string {
  const { since } = result;
  const worst = result.findings.toSorted(bySeverity);
  const head = [drawHeadline(result), ...namePaths(paths), ...sinceSentence(since).map(plainMarkdown)];
  const notices = noticeSections(result, MAX_NOTICE_CHARACTERS);
  const closed = closedFindings(since, MAX_CLOSED_CHARACTERS);
  const foot = all ? [] : footer(result);
  const around = [...head, ...notices, ...closed, ...foot];
  const ownRoom = Math.min(LEAST_HOW_CHARACTERS, howReviewed(result, target, MAX_SUMMARY_CHARACTERS).length);
  const room = most - measure(around) - MAX_TABLE_CHARACTERS - ownRoom;
  const findings = findingsInFull(worst, { all, target, room });
  const lines = [...around, ...findings].reduce((total, section) => total + countLines(section), HOW_LINES);
  const table = findingTable(worst, {
    target,
    since,
    lines: all ? Number.POSITIVE_INFINITY : MAX_SCREEN_LINES - lines,
    room: MAX_TABLE_CHARACTERS,
  });
  const how = howReviewed(result, target, most - measure([...around, ...findings, ...table]));
  return [...head, ...table, ...notices, ...findings, ...closed, how, ...foot].join(SEPARATOR);
}

/** The fold on how the review was done. */
const HOW_LINES = 1;

/** What the summary comment says and records in addition to the review itself. */
export interface SummaryFacts {
  readonly target: LinkTarget | undefined;
  /** Recorded for the next run; absent if the review was not finished. */
  readonly state?: ReviewState;
  readonly run?: RunKey;
  /** The globs of the files that the job reviews; none for the whole change. */
  readonly paths?: readonly string[];
}

/** The summary comment: the review without the inline findings, and the hidden markers for a later run. */
export function summaryComment(result: ReviewResult, { target, state, run, paths = [] }: SummaryFacts): string {
  const markers = [
    ...(run === undefined ? [] : [runMarker(run)]),
    ...(state === undefined ? [] : [stateMarker(state)]),
    SUMMARY_MARKER,
  ];
  return `${reviewMarkdown(result, { all: false, target, paths })}\n\n${markers.join('\n')}`;
}

/** The verdict in bold; what is missing, or why the review failed, follows on the same line. */
function drawHeadline(result: ReviewResult): string {
  const { verdict, missing = shownReason(result) } = shortHeadline(drawVerdict(result));
  const bold = `${SUMMARY_START}${modelLine(verdict)}**`;
  return missing === undefined ? bold : `${bold} ${modelLine(missing)}`;
}

const MAX_PATHS = 5;

/** Tells the summaries of several jobs apart, which have different `paths`. */
function namePaths(paths: readonly string[]): readonly string[] {
  const more = paths.length - MAX_PATHS;
  const named = paths.slice(0, MAX_PATHS).map((path) => codeSpan(path));
  return paths.length === 0
    ? []
    : [`Only files in ${named.join(', ')}${more > 0 ? ` and ${count(more, 'more glob')}` : ''} are reviewed here.`];
}

/** An answer of a server may be a page. The fold on how the review was done has more of it. */
function shownReason(result: ReviewResult): string | undefined {
  const reason = failureReason(result);
  return reason === undefined ? undefined : shorten(reason, MAX_REASON_CHARACTERS);
}

function measure(sections: readonly string[]): number {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}
