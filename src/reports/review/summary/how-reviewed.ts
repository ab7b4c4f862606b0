import { writeCount } from '../../../text/shown/write-count.ts';
import { count, countPart } from '../../count.ts';
import { conflictMarkdown } from '../../guidance/conflicts.ts';
import { receiptsMarkdown } from '../../guidance/receipts.ts';
import { fold } from '../../markdown/fold.ts';
import { limitRows } from '../../markdown/limit-rows.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { codeSpan, plainMarkdown } from '../../markdown/markdown-text.ts';
import { modelLine, modelMarkdown } from '../../markdown/model-markdown.ts';
import { takeWithin } from '../../markdown/room.ts';
import { countToJudge } from '../coverage.ts';
import { listMissing, MAX_MISSING } from '../verdict.ts';
import type { LeftOut, ReviewResult } from '../review-result.ts';
import { handoffsMarkdown, reviewersMarkdown, usageMarkdown } from '../reviewers.ts';
import { isAudit, sourceSentences, workSentences } from '../sentences.ts';

const MAX_REMARKS = 10;
/** Most characters of one list or table if not everything fits: anybody can propose files with long names. */
const CROWDED_LIST_CHARACTERS = 4_500;
const SEPARATOR = '\n\n';
/** Most characters of the fold itself and of the sentence about missing parts. */
const FRAME_CHARACTERS = 300;

/**
 * How the review came about, in one fold: what was judged, by which guidelines and reviewers, at what cost, and what was
 * left out.
 * @param room most characters
 */
export function howReviewed(result: ReviewResult, target: LinkTarget | undefined, room: number): string {
  const work = workSentences(result).map(modelLine);
  const head = [...notJudged(result), ...(work.length === 0 ? [] : [work.join(' ')])];
  const left = room - FRAME_CHARACTERS - measure(head);
  const sections = surroundings(result, target, left);
  const kept = takeWithin(sections, left, SEPARATOR.length);
  // The model's remarks get room last: otherwise, whoever makes a model talk much could push out the rest.
  const remarks = remarkSection(result);
  const keptRemarks = takeWithin(remarks, left - measure(kept), SEPARATOR.length);
  const missing = sections.length + remarks.length - kept.length - keptRemarks.length;
  return fold(titleOf(result), [...head, ...keptRemarks, ...kept, ...missingNote(missing)].join(SEPARATOR));
}

function titleOf({ coverage, conclusion, readFrom }: ReviewResult): string {
  if (conclusion === 'skipped') {
    return 'How this was reviewed';
  }
  const toJudge = countToJudge(coverage).lines;
  const judged = countPart(coverage.reviewedLines, toJudge, isAudit({ readFrom }) ? 'line' : 'changed line');
  const excluded = coverage.lines - toJudge;
  return `How this was reviewed: ${judged} judged${excluded === 0 ? '' : `, ${writeCount(excluded)} excluded`}`;
}

/** Everything that was to be judged and was not, if that is more than the verdict names. */
function notJudged(result: ReviewResult): readonly string[] {
  const missing = listMissing(result);
  return missing.length <= MAX_MISSING
    ? []
    : [`Not judged:\n\n${missing.map((part) => `- ${modelLine(part)}`).join('\n')}`];
}

/** The sections with whole lists if they fit, else with the first rows of each. */
function surroundings(result: ReviewResult, target: LinkTarget | undefined, room: number): readonly string[] {
  const draw = (characters: number): readonly string[] => [
    ...nextSteps(result, characters),
    ...reviewerSection(result, characters),
    ...receiptSection(result, target, characters),
    ...noteSection(result, characters),
    ...leftOutSection(result.leftOut, characters),
    ...sourceSection(result),
  ];
  const whole = draw(Number.POSITIVE_INFINITY);
  return measure(whole) <= room ? whole : draw(CROWDED_LIST_CHARACTERS);
}

function remarkSection({ remarks }: ReviewResult): readonly string[] {
  return remarks.length === 0
    ? []
    : [
        '#### Remarks of the model',
        ...limitRows(
          remarks.map((text) => modelMarkdown(text)),
          { rows: MAX_REMARKS },
        ),
      ];
}

/** The next steps that the authors of the reviewing agents suggest. */
function nextSteps(result: ReviewResult, characters: number): readonly string[] {
  const steps = handoffsMarkdown(result);
  return steps.length === 0 ? [] : [`#### Suggested next steps\n\n${limitRows(steps, { characters }).join('\n')}`];
}

function reviewerSection(result: ReviewResult, characters: number): readonly string[] {
  // Two tables and two lists.
  const each = characters / 2;
  const parts = [...reviewersMarkdown(result, each), ...usageMarkdown(result, each)];
  const { reviewers } = result;
  // After a push, all files may be judged already.
  const heading =
    reviewers.length === 0
      ? 'No reviewer was asked'
      : `${count(reviewers.length, 'reviewer')}: what they used and could not do`;
  return parts.length === 0 ? [] : [[`#### ${heading}`, ...parts].join(SEPARATOR)];
}

function receiptSection(
  { receipts, guidanceFrom }: ReviewResult,
  target: LinkTarget | undefined,
  characters: number,
): readonly string[] {
  if (receipts.length === 0) {
    return ['No instruction files were found.'];
  }
  const inForce = receipts.filter(({ status }) => status === 'in-force').length;
  const title = `#### ${countPart(inForce, receipts.length, 'customization')} applied, as in ${plainMarkdown(guidanceFrom)}`;
  return [[title, ...receiptsMarkdown(receipts, target, characters)].join(SEPARATOR)];
}

/** Notes for the team on its own guidance. */
function noteSection({ notes, conflicts }: ReviewResult, characters: number): readonly string[] {
  const rows = [
    ...conflicts.map(conflictMarkdown),
    ...notes.map(({ source, message }) => `${codeSpan(source)}: ${modelLine(message)}`),
  ].map((row) => `- ${row}`);
  return rows.length === 0 ? [] : [`#### Notes on the guidelines\n\n${limitRows(rows, { characters }).join('\n')}`];
}

/**
 * Guidelines are not listed here, because their receipts have the reasons. Findings come first: many files must not hide what a
 * model said and no comment shows. Values that may be secrets come last: a section of their own names the first of them.
 */
function leftOutSection(all: readonly LeftOut[], characters: number): readonly string[] {
  const leftOut = [
    ...all.filter(({ stage, suspected = false }) => stage === 'finding' && !suspected),
    ...all.filter(({ stage }) => stage !== 'finding' && stage !== 'guideline'),
    ...all.filter(({ suspected = false }) => suspected),
  ];
  const rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${modelLine(entry.reason)}`);
  return rows.length === 0
    ? []
    : [`#### ${writeCount(leftOut.length)} left out\n\n${limitRows(rows, { characters }).join('\n')}`];
}

/** Explains an incomplete answer of GitHub. A workflow without a checkout is normal and not mentioned. */
function sourceSection({ readFrom }: ReviewResult): readonly string[] {
  return (readFrom.passedOver ?? []).every(({ source }) => source === 'git')
    ? []
    : [`#### How the change was read\n\n${sourceSentences(readFrom).map(modelLine).join('\n')}`];
}

function measure(sections: readonly string[]): number {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}

function missingNote(missing: number): readonly string[] {
  return missing === 0
    ? []
    : [`(${count(missing, 'section')} left out because of GitHub's size limit; the run's JSON has everything.)`];
}
