import type { Finding } from '../../findings/types.ts';
import { describeFinding } from './inline-comment.ts';
import { conflictMarkdown } from '../guidance/conflicts.ts';
import { directionRows, directionsSentence } from '../guidance/directions.ts';
import { guidelineChangesMarkdown } from '../guidance/guideline-changes.ts';
import { limitRows, MAX_ROWS } from '../markdown/limit-rows.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { SUMMARY_MARKER, stateMarker, type ReviewState } from './markers.ts';
import { codeSpan, modelLine, modelMarkdown, plainMarkdown } from '../markdown/markdown-text.ts';
import { receiptsMarkdown } from '../guidance/receipts.ts';
import type { LeftOut, ReviewResult } from './review-result.ts';
import { handoffsMarkdown, reviewersMarkdown, usageMarkdown } from './reviewers.ts';
import { takeWithin } from '../markdown/room.ts';
import { count } from '../count.ts';
import { sourceSentences, summarySentences } from './sentences.ts';
import { shorten } from '../../text/shorten.ts';

/** A comment holds 65,536 characters; what does not fit is counted. */
const MAX_SUMMARY_CHARACTERS = 60_000;
/** The findings' part of it, however long the lists around them are. */
const LEAST_FINDINGS_CHARACTERS = 30_000;
const MAX_REMARKS = 10;
/** Of the rows of one list or table where there is not room for all of them: anybody can propose files with long names. */
const CROWDED_LIST_CHARACTERS = 4_500;

/**
 * The review as Markdown: for the summary comment, the job summary and `--format markdown`.
 * `all` describes inline findings too, for a place where no inline comments stand beside it.
 */
export function reviewMarkdown(
  result: ReviewResult,
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
): string {
  const shown = result.findings.filter((finding) => options.all || finding.placement.kind === 'summary');
  const head = ['## Housestyle review', summarySentences(result).map(sentence).join(' ')];
  const remarks = limitRows(result.remarks.map(modelMarkdown), { rows: MAX_REMARKS });
  const room = MAX_SUMMARY_CHARACTERS - MAX_NOTE_CHARACTERS - sizeOf(head);
  const findingRoom = Math.min(LEAST_FINDINGS_CHARACTERS, sizeOf(findingSection(shown, options)));
  const { above, below } = surroundings(result, options.target, room - findingRoom);
  const around = sizeOf([...remarks, ...above, ...below]);
  const findings = findingSection(shown, options, Math.max(LEAST_FINDINGS_CHARACTERS, room - around));
  // The model's words come last in this: whoever can make it talk could else talk the rest away.
  const keptAbove = keepSections(above, room - sizeOf(findings));
  const keptBelow = keepSections(below, room - sizeOf([...findings, ...keptAbove]));
  const keptRemarks = keepSections(remarks, room - sizeOf([...findings, ...keptAbove, ...keptBelow]));
  const sections = [...keptRemarks, ...keptAbove, ...findings, ...keptBelow];
  const missing = remarks.length + above.length + findings.length + below.length - sections.length;
  return [...head, ...sections, ...missingNote(missing)].join(SEPARATOR);
}

interface Surroundings {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** What stands around the findings: with whole lists if they have room, else with the first of each. */
function surroundings(result: ReviewResult, target: LinkTarget | undefined, room: number): Surroundings {
  const draw = (characters: number): Surroundings => ({
    above: [
      ...problemSection(result, characters),
      ...guidanceSection(result, characters),
      ...directionSection(result, characters),
    ],
    below: [
      ...nextSteps(result, characters),
      ...reviewerSection(result, characters),
      ...receiptSection(result, target, characters),
      ...leftOutSection(result.leftOut, characters),
      ...sourceSection(result),
    ],
  });
  const whole = draw(Number.POSITIVE_INFINITY);
  return sizeOf([...whole.above, ...whole.below]) <= room ? whole : draw(CROWDED_LIST_CHARACTERS);
}

/** The summary comment: the review without what stands inline, and the hidden lines a later run reads. */
export function summaryComment(
  result: ReviewResult,
  target: LinkTarget | undefined,
  state: ReviewState | undefined,
): string {
  const markers = [...(state === undefined ? [] : [stateMarker(state)]), SUMMARY_MARKER];
  return `${reviewMarkdown(result, { all: false, target })}\n\n${markers.join('\n')}`;
}

function problemSection({ problems }: ReviewResult, characters: number): readonly string[] {
  if (problems.length === 0) {
    return [];
  }
  const rows = problems.map(
    (problem) => `- ${codeSpan(`${problem.path}:${problem.start.line}`)} ${sentence(problem.message)}`,
  );
  return [`### Problems in instruction files\n\n${limitRows(rows, { characters }).join('\n')}`];
}

function findingSection(
  findings: readonly Finding[],
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (findings.length === 0) {
    return [];
  }
  const title = options.all ? '### Findings' : '### Findings without an inline comment';
  const entries = findings.map((finding) => {
    const where = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    const reason = finding.placement.kind === 'inline' ? '' : ` (${modelLine(finding.placement.reason)})`;
    const quote =
      (finding.quote ?? '').trim() === '' ? '' : `\n\n${codeSpan(shorten(finding.quote ?? '', MAX_QUOTE_CHARACTERS))}`;
    return `#### ${codeSpan(where)}${reason}${quote}\n\n${describeFinding(finding, options.target)}`;
  });
  return [title, ...findingsWithin(entries, room - sizeOf([title]))];
}

/** What the team should look at in its own guidance. */
function guidanceSection(result: ReviewResult, characters: number): readonly string[] {
  const { notes, conflicts } = result;
  const rows = [
    ...conflicts.map(conflictMarkdown),
    ...notes.map(({ source, message }) => `${codeSpan(source)}: ${sentence(message)}`),
  ].map((row) => `- ${row}`);
  return [
    ...(rows.length === 0 ? [] : [`### Notes on the guidelines\n\n${limitRows(rows, { characters }).join('\n')}`]),
    ...editedSection(result, characters),
  ];
}

/** The base's customizations were used; what the head's would be is for people to see. */
function editedSection({ guidelineChanges, guidanceFrom }: ReviewResult, characters: number): readonly string[] {
  if (guidelineChanges === undefined) {
    return [];
  }
  const followed = `This review follows them as they are in ${plainMarkdown(guidanceFrom)}.`;
  const changes = guidelineChangesMarkdown(guidelineChanges, characters);
  return [`### Instruction files edited by this change\n\n${followed} ${changes}`];
}

/** What the change tried to say to the reviewer is for people to see. */
function directionSection(result: ReviewResult, characters: number): readonly string[] {
  const { directions } = result;
  if (directions.length === 0) {
    return [];
  }
  const rows = limitRows(directionRows(directions), { characters }).join('\n');
  return [`### Text that addresses the reviewer\n\n${directionsSentence(result)}\n\n${rows}`];
}

/** What the authors of the agents that reviewed suggest to do next. */
function nextSteps(result: ReviewResult, characters: number): readonly string[] {
  const steps = handoffsMarkdown(result);
  return steps.length === 0 ? [] : [`### Suggested next steps\n\n${limitRows(steps, { characters }).join('\n')}`];
}

function reviewerSection(result: ReviewResult, characters: number): readonly string[] {
  // Two tables and two lists.
  const each = characters / 2;
  const parts = [...reviewersMarkdown(result, each), ...usageMarkdown(result, each)];
  const { reviewers } = result;
  return parts.length === 0
    ? []
    : [details(`${count(reviewers.length, 'reviewer')}, what they used and could not do`, parts.join('\n\n'))];
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
  const title = `${inForce} of ${count(receipts.length, 'customization')} in force, as in ${plainMarkdown(guidanceFrom)}`;
  return [details(title, receiptsMarkdown(receipts, target, characters).join('\n\n'))];
}

/** Guidelines have their receipts. */
function leftOutSection(all: readonly LeftOut[], characters: number): readonly string[] {
  const leftOut = all.filter(({ stage }) => stage !== 'guideline');
  if (leftOut.length === 0) {
    return [];
  }
  const rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limitRows(rows, { characters }).join('\n'))];
}

/** A workflow without a checkout is nothing to speak of; an answer of GitHub that was not whole is. */
function sourceSection({ readFrom }: ReviewResult): readonly string[] {
  return (readFrom.passedOver ?? []).every(({ source }) => source === 'git')
    ? []
    : [details('How the change was read', sourceSentences(readFrom).map(sentence).join('\n'))];
}

function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** A sentence of ours, in which a name or a pattern from outside is quoted. */
function sentence(text: string): string {
  return modelLine(text);
}

const MAX_QUOTE_CHARACTERS = 200;

const SEPARATOR = '\n\n';
/** What the sentence about missing parts takes. */
const MAX_NOTE_CHARACTERS = 200;

function sizeOf(sections: readonly string[]): number {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}

/** Whole sections only: a cut in the middle would leave a table or a block open. */
function keepSections(sections: readonly string[], room: number): readonly string[] {
  return takeWithin(sections, room, SEPARATOR.length);
}

function findingsWithin(entries: readonly string[], room: number): readonly string[] {
  const kept = keepSections(entries.slice(0, MAX_ROWS), room - MAX_NOTE_CHARACTERS);
  const missing = entries.length - kept.length;
  return missing === 0 ? kept : [...kept, `… and ${count(missing, 'more finding')}; the run's JSON has all of them.`];
}

function missingNote(missing: number): readonly string[] {
  return missing === 0
    ? []
    : [`(${count(missing, 'section')} left out to keep within GitHub's limit; the run's JSON has everything.)`];
}
