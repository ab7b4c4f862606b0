import type { Finding } from '../../findings/types.ts';
import { describeFinding } from './inline-comment.ts';
import { conflictMarkdown } from '../guidance/conflicts.ts';
import { directionRows, directionsSentence } from '../guidance/directions.ts';
import { guidelineChangesMarkdown } from '../guidance/guideline-changes.ts';
import { limitRows, MAX_ROWS } from '../markdown/limit-rows.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { runMarker, SUMMARY_MARKER, type RunKey } from './markers.ts';
import { stateMarker, type ReviewState } from './state.ts';
import { codeSpan, modelLine, modelMarkdown, plainMarkdown } from '../markdown/markdown-text.ts';
import { receiptsMarkdown } from '../guidance/receipts.ts';
import type { LeftOut, ReviewResult } from './review-result.ts';
import { handoffsMarkdown, reviewersMarkdown, usageMarkdown } from './reviewers.ts';
import { takeWithin } from '../markdown/room.ts';
import { count } from '../count.ts';
import type { Since } from './since.ts';
import { sourceSentences, summarySentences } from './sentences.ts';
import { shorten } from '../../text/shorten.ts';

/** GitHub accepts 65,536 characters in a comment, of which the state takes up to 15,000. What does not fit is counted. */
const MAX_SUMMARY_CHARACTERS = 45_000;
/** Characters that are reserved for findings, however long the other lists are. */
const LEAST_FINDINGS_CHARACTERS = 22_000;
const MAX_REMARKS = 10;
/** Most characters of one list or table if not everything fits: anybody can propose files with long names. */
const CROWDED_LIST_CHARACTERS = 4_500;

/**
 * Draws the review as Markdown, for the summary comment, the job summary and `--format markdown`. `all` describes inline
 * findings too, for a report without inline comments.
 */
export function reviewMarkdown(
  result: ReviewResult,
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
): string {
  const shown = result.findings.filter((finding) => options.all || finding.placement.kind === 'summary');
  const [verdict, ...rest] = summarySentences(result);
  const head = [
    `**Housestyle review: ${sentence(verdict)}**`,
    ...(rest.length === 0 ? [] : [rest.map(sentence).join(' ')]),
  ];
  const remarks = limitRows(result.remarks.map(modelMarkdown), { rows: MAX_REMARKS });
  const room = MAX_SUMMARY_CHARACTERS - MAX_NOTE_CHARACTERS - measureSections(head);
  const findingRoom = Math.min(LEAST_FINDINGS_CHARACTERS, measureSections(findingSection(shown, options)));
  const { above, below } = surroundings(result, options.target, room - findingRoom);
  const around = measureSections([...remarks, ...above, ...below]);
  const findings = findingSection(shown, options, Math.max(LEAST_FINDINGS_CHARACTERS, room - around));
  // The model's remarks get room last: otherwise, whoever makes a model talk much could push out the rest.
  const keptAbove = keepSections(above, room - measureSections(findings));
  const keptBelow = keepSections(below, room - measureSections([...findings, ...keptAbove]));
  const keptRemarks = keepSections(remarks, room - measureSections([...findings, ...keptAbove, ...keptBelow]));
  const sections = [...keptRemarks, ...keptAbove, ...findings, ...keptBelow];
  const missing = remarks.length + above.length + findings.length + below.length - sections.length;
  return [...head, ...sections, ...missingNote(missing)].join(SEPARATOR);
}

interface Surroundings {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** The sections around the findings: with whole lists if they fit, else with the first rows of each. */
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
  return measureSections([...whole.above, ...whole.below]) <= room ? whole : draw(CROWDED_LIST_CHARACTERS);
}

/** What the summary comment says and records in addition to the review itself. */
export interface SummaryFacts {
  readonly target: LinkTarget | undefined;
  /** What became of the findings since the last reviewed commit, with the addresses of their comments. */
  readonly since?: Since;
  /** Recorded for the next run; absent if the review was not finished. */
  readonly state?: ReviewState;
  readonly run?: RunKey;
}

/** The summary comment: the review without the inline findings, and the hidden markers for a later run. */
export function summaryComment(result: ReviewResult, { target, state, run }: SummaryFacts): string {
  const markers = [
    ...(run === undefined ? [] : [runMarker(run)]),
    ...(state === undefined ? [] : [stateMarker(state)]),
    SUMMARY_MARKER,
  ];
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
    const { quote: code = '' } = finding;
    const quote = code.trim() === '' ? '' : `\n\n${codeSpan(shorten(code, MAX_QUOTE_CHARACTERS))}`;
    return `#### ${codeSpan(where)}${reason}${quote}\n\n${describeFinding(finding, options.target)}`;
  });
  return [title, ...findingsWithin(entries, room - measureSections([title]))];
}

/** Notes for the team on its own guidance. */
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

/** Shows people what the head's customizations would change. The review uses those of the base. */
function editedSection({ guidelineChanges, guidanceFrom }: ReviewResult, characters: number): readonly string[] {
  if (guidelineChanges === undefined) {
    return [];
  }
  const followed = `This review uses the versions in ${plainMarkdown(guidanceFrom)}.`;
  const changes = guidelineChangesMarkdown(guidelineChanges, characters);
  return [`### Instruction files edited by this change\n\n${followed} ${changes}`];
}

/** Shows people where the change addresses the reviewer. */
function directionSection(result: ReviewResult, characters: number): readonly string[] {
  const { directions } = result;
  if (directions.length === 0) {
    return [];
  }
  const rows = limitRows(directionRows(directions), { characters }).join('\n');
  return [`### Text that addresses the reviewer\n\n${directionsSentence(result)}\n\n${rows}`];
}

/** The next steps that the authors of the reviewing agents suggest. */
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
    : [details(`${count(reviewers.length, 'reviewer')}: what they used and could not do`, parts.join('\n\n'))];
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
  const title = `${inForce} of ${count(receipts.length, 'customization')} applied, as in ${plainMarkdown(guidanceFrom)}`;
  return [details(title, receiptsMarkdown(receipts, target, characters).join('\n\n'))];
}

/** Guidelines are not listed here, because their receipts have the reasons. */
function leftOutSection(all: readonly LeftOut[], characters: number): readonly string[] {
  const leftOut = all.filter(({ stage }) => stage !== 'guideline');
  if (leftOut.length === 0) {
    return [];
  }
  const rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limitRows(rows, { characters }).join('\n'))];
}

/** Explains an incomplete answer of GitHub. A workflow without a checkout is normal and not mentioned. */
function sourceSection({ readFrom }: ReviewResult): readonly string[] {
  return (readFrom.passedOver ?? []).every(({ source }) => source === 'git')
    ? []
    : [details('How the change was read', sourceSentences(readFrom).map(sentence).join('\n'))];
}

function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Escapes one of our sentences, which may quote a name or a pattern from outside. */
function sentence(text: string): string {
  return modelLine(text);
}

const MAX_QUOTE_CHARACTERS = 200;

const SEPARATOR = '\n\n';
/** Most characters of the sentence about missing parts. */
const MAX_NOTE_CHARACTERS = 200;

function measureSections(sections: readonly string[]): number {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}

/** Keeps whole sections only: a cut in the middle would leave a table or a block open. */
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
    : [`(${count(missing, 'section')} left out because of GitHub's size limit; the run's JSON has everything.)`];
}
