import type { Finding } from '../findings/types.ts';
import { describeFinding } from './inline-comment.ts';
import { conflictMarkdown } from './conflicts.ts';
import { guidelineChangesMarkdown } from './guideline-changes.ts';
import type { LinkTarget } from './links.ts';
import { SUMMARY_MARKER, stateMarker, type ReviewState } from './markers.ts';
import { codeSpan, modelLine, modelMarkdown, plainMarkdown } from './markdown-text.ts';
import { receiptsMarkdown } from './receipts.ts';
import type { LeftOut, ReviewResult } from './review-result.ts';
import { count } from './count.ts';
import { sourceSentences, summarySentences } from './sentences.ts';

/** A comment holds 65,536 characters; what does not fit is counted. */
const MAX_SUMMARY_CHARACTERS = 60_000;
/** The findings' part of it, however long the lists around them are. */
const LEAST_FINDINGS_CHARACTERS = 30_000;
const MAX_ROWS = 100;
const MAX_REMARKS = 10;

/**
 * The review as Markdown: for the summary comment, the job summary and `--format markdown`.
 * `all` describes inline findings too, for a place where no inline comments stand beside it.
 */
export function reviewMarkdown(
  result: ReviewResult,
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
): string {
  const shown = result.findings.filter((finding) => options.all || finding.placement.kind === 'summary');
  const head = ['## Housestyle review', summarySentences(result).join(' ')];
  const above = [
    ...limited(result.remarks.map(modelMarkdown), MAX_REMARKS),
    ...problemSection(result),
    ...guidanceSection(result),
  ];
  const below = [
    ...receiptSection(result, options.target),
    ...leftOutSection(result.leftOut),
    ...sourceSection(result),
  ];
  const room = MAX_SUMMARY_CHARACTERS - MAX_NOTE_CHARACTERS - sizeOf(head);
  const findings = findingSection(
    shown,
    options,
    Math.max(LEAST_FINDINGS_CHARACTERS, room - sizeOf([...above, ...below])),
  );
  const keptAbove = takeWithin(above, room - sizeOf(findings));
  const keptBelow = takeWithin(below, room - sizeOf([...findings, ...keptAbove]));
  const missing = above.length + below.length - keptAbove.length - keptBelow.length;
  return [...head, ...keptAbove, ...findings, ...keptBelow, ...missingNote(missing)].join(SEPARATOR);
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

function problemSection({ problems }: ReviewResult): readonly string[] {
  if (problems.length === 0) {
    return [];
  }
  const rows = problems.map(
    (problem) => `- ${codeSpan(`${problem.path}:${problem.start.line}`)} ${sentence(problem.message)}`,
  );
  return [`### Problems in instruction files\n\n${limited(rows).join('\n')}`];
}

function findingSection(
  findings: readonly Finding[],
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
  room: number,
): readonly string[] {
  if (findings.length === 0) {
    return [];
  }
  const title = options.all ? '### Findings' : '### Findings without an inline comment';
  const entries = findings.map((finding) => {
    const where = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    const reason = finding.placement.kind === 'inline' ? '' : ` (${modelLine(finding.placement.reason)})`;
    const quote = (finding.quote ?? '').trim() === '' ? '' : `\n\n${codeSpan(shortened(finding.quote ?? ''))}`;
    return `#### ${codeSpan(where)}${reason}${quote}\n\n${describeFinding(finding, options.target)}`;
  });
  return [title, ...findingsWithin(entries, room - sizeOf([title]))];
}

/** What the team should look at in its own guidance. */
function guidanceSection(result: ReviewResult): readonly string[] {
  const { notes, conflicts } = result;
  const rows = [
    ...conflicts.map(conflictMarkdown),
    ...notes.map(({ source, message }) => `${codeSpan(source)}: ${sentence(message)}`),
  ].map((row) => `- ${row}`);
  return [
    ...(rows.length === 0 ? [] : [`### Notes on the guidelines\n\n${limited(rows).join('\n')}`]),
    ...editedSection(result),
  ];
}

/** The base's customizations were used; what the head's would be is for people to see. */
function editedSection({ guidelineChanges, guidanceFrom }: ReviewResult): readonly string[] {
  return guidelineChanges === undefined
    ? []
    : [
        '### Instruction files edited by this change',
        `This review follows them as they are in ${plainMarkdown(guidanceFrom)}. ${guidelineChangesMarkdown(guidelineChanges)}`,
      ];
}

function receiptSection({ receipts, guidanceFrom }: ReviewResult, target: LinkTarget | undefined): readonly string[] {
  if (receipts.length === 0) {
    return ['No instruction files were found.'];
  }
  const inForce = receipts.filter(({ status }) => status === 'in-force').length;
  const title = `${inForce} of ${count(receipts.length, 'customization')} in force, as in ${plainMarkdown(guidanceFrom)}`;
  return [details(title, receiptsMarkdown(receipts, target).join('\n\n'))];
}

/** Guidelines have their receipts. */
function leftOutSection(all: readonly LeftOut[]): readonly string[] {
  const leftOut = all.filter(({ stage }) => stage !== 'guideline');
  if (leftOut.length === 0) {
    return [];
  }
  const rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limited(rows).join('\n'))];
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

function shortened(quote: string): string {
  return quote.length <= MAX_QUOTE_CHARACTERS ? quote : `${quote.slice(0, MAX_QUOTE_CHARACTERS)}…`;
}

function limited(rows: readonly string[], most = MAX_ROWS): readonly string[] {
  return rows.length <= most ? rows : [...rows.slice(0, most), `… and ${rows.length - most} more`];
}

const SEPARATOR = '\n\n';
/** What the sentence about missing parts takes. */
const MAX_NOTE_CHARACTERS = 200;

function sizeOf(sections: readonly string[]): number {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}

/** Whole sections only: a cut in the middle would leave a table or a block open. */
function takeWithin(sections: readonly string[], room: number): readonly string[] {
  let size = 0;
  return sections.filter((section) => {
    const fits = size + section.length + SEPARATOR.length <= room;
    size += fits ? section.length + SEPARATOR.length : 0;
    return fits;
  });
}

function findingsWithin(entries: readonly string[], room: number): readonly string[] {
  const kept = takeWithin(entries.slice(0, MAX_ROWS), room - MAX_NOTE_CHARACTERS);
  const missing = entries.length - kept.length;
  return missing === 0 ? kept : [...kept, `… and ${count(missing, 'more finding')}; the run's JSON has all of them.`];
}

function missingNote(missing: number): readonly string[] {
  return missing === 0
    ? []
    : [`(${count(missing, 'section')} left out to keep within GitHub's limit; the run's JSON has everything.)`];
}
