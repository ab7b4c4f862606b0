import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { CHANGE_ITSELF, type Finding } from '../../findings/types.ts';
import { drawMarked } from '../marked-line.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { namePlaces } from './places.ts';
import { missingTools } from './missing-tools.ts';
import { describeReservations } from './reservations.ts';
import { afterMergeLines } from './after-merge.ts';
import { guidelineChangesText } from '../guidance/guideline-changes.ts';
import { directionLines } from '../guidance/directions.ts';
import type { LeftOut, ReviewerReport, ReviewResult } from './review-result.ts';
import { readFiles } from './reviewers.ts';
import { failureSentences, summarySentences } from './sentences.ts';
import { groupBy } from '../../structures/group-by.ts';
import { shownPath } from '../../text/shown/shown-path.ts';
import { wrapAtTerminal } from '../wrap.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';

/** Draws a text in a style; returns it unchanged if colors are off. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', text: string) => string;

/**
 * Draws the review for a terminal. Hidden characters in texts from outside are written out.
 *
 * @param columns - The width of the terminal, for lines to break at words. Undefined for a file or a pipe, whose lines stay whole.
 */
export function reviewText(result: ReviewResult, paint: Paint, columns?: number): string {
  const [verdict, ...rest] = summarySentences(result);
  const reasons = result.conclusion === 'failed' ? failureSentences(result) : [];
  const problems = result.problems.map((problem) => drawDiagnostic(problem, paint));
  const head = [paint('bold', oneLine(verdict)), ...reasons.map(oneLine)].join('\n');
  const blocks = [
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawDirections(result, paint),
    drawEdited(result, paint),
    afterMergeLines(result.afterMerge).join('\n'),
    ...drawLeftOut(result, paint),
    ...drawReviewers(result, paint),
    [
      ...rest.filter((sentence) => !reasons.includes(sentence)).map(oneLine),
      ...result.remarks.flatMap((remark) => withoutReturns(remark).split('\n').map(oneLine)),
      ...howToPredict(result),
    ].join('\n'),
  ];
  const wrap = (block: string): string => wrapProse(block, columns);
  // The marks below the line of a problem would move with their line.
  return `${[wrap(head), ...problems, ...blocks.map(wrap)].filter((block) => block !== '').join('\n\n')}\n`;
}

/** For people who read that a model would judge more, and do not know yet what it would cost. */
function howToPredict({ conclusion, usage }: ReviewResult): readonly string[] {
  return usage.model === undefined && (conclusion === 'unchecked' || conclusion === 'incomplete')
    ? [
        '`housestyle plan --model NAME --price INPUT,OUTPUT`, with the same flags for the change, predicts what a model would cost.',
      ]
    : [];
}

/** Breaks what is wider than the terminal, without lines of code. */
function wrapProse(block: string, columns: number | undefined): string {
  return block
    .split('\n')
    .map((line) => (/^ *\d+ \| /.test(stripVTControlCharacters(line)) ? line : wrapAtTerminal(line, columns)))
    .join('\n');
}

const SEVERITY_STYLE = { high: 'red', medium: 'yellow', low: 'cyan' } as const;

function drawFinding(finding: Finding, paint: Paint): string {
  const where = `${shownPath(finding.path)}${finding.line === undefined ? '' : `:${finding.line}`}`;
  // A finding about the change itself says so already.
  const place =
    finding.placement.kind === 'inline' || finding.path === CHANGE_ITSELF
      ? ''
      : paint('dim', ` (${oneLine(finding.placement.reason)})`);
  const lines = [
    `${paint('bold', where)}  ${paint(SEVERITY_STYLE[finding.severity], finding.severity)}  ${oneLine(finding.title)}${place}`,
    ...(finding.quote === undefined
      ? []
      : [paint('dim', `  ${String(finding.line)} | `) + oneLine(finding.quote.replace(/\r$/, ''))]),
    ...withoutReturns(finding.body)
      .split('\n')
      .map((line) => `  ${oneLine(line)}`.trimEnd()),
    ...(finding.guideline === undefined
      ? []
      : [
          `  ${paint('dim', `${shownPath(finding.guideline.source)}:${finding.guideline.line}`)}  ${oneLine(finding.guideline.text)}`,
        ]),
    ...drawPlaces(finding, paint),
    ...(finding.agents === undefined || finding.agents.length === 0
      ? []
      : [paint('dim', `  found by ${listNames(finding.agents.map(oneLine))}`)]),
    ...describeReservations(finding).map((reservation) => paint('dim', `  ${oneLine(reservation)}`)),
  ];
  return lines.join('\n');
}

function drawPlaces(finding: Finding, paint: Paint): readonly string[] {
  const places = namePlaces(finding);
  return places === undefined ? [] : [paint('dim', `  ${oneLine(places)}`)];
}

const DIAGNOSTIC_STYLE = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

/** `path:line:column severity message [rule]`, the source line with carets under the range, and the hint. */
export function drawDiagnostic(diagnostic: Diagnostic, paint: Paint): string {
  const style = DIAGNOSTIC_STYLE[diagnostic.severity];
  const { start, end } = diagnostic;
  const head = `${paint('bold', `${shownPath(diagnostic.path)}:${start.line}:${start.column}`)}  ${paint(style, diagnostic.severity)}  ${oneLine(diagnostic.message)} ${paint('dim', `[${diagnostic.rule}]`)}`;
  const lines = [head];
  if (diagnostic.sourceLine !== undefined && diagnostic.sourceLine.trim() !== '') {
    const endColumn = end.line === start.line ? end.column : undefined;
    lines.push(
      ...drawMarked(maskSecrets(diagnostic.sourceLine, diagnostic.path), start.column, endColumn, (carets) =>
        paint(style, carets),
      ).map((line) => `  ${line}`),
    );
  }
  if (diagnostic.why !== undefined) {
    lines.push(`  ${oneLine(diagnostic.why)}`);
  }
  if (diagnostic.hint !== undefined) {
    lines.push(
      `  ${oneLine(diagnostic.hint)}${diagnostic.fix === undefined ? '' : paint('dim', ' (`--fix` can do this)')}`,
    );
  }
  return lines.join('\n');
}

function drawDirections(result: ReviewResult, paint: Paint): readonly string[] {
  const [sentence, ...rows] = directionLines(result, MAX_ROWS_OF_A_STAGE);
  return sentence === undefined ? [] : [[paint('bold', sentence), ...rows].join('\n')];
}

/** The review uses the instruction files of the base, so people see what those of the change would do. */
function drawEdited({ guidelineChanges, guidanceFrom }: ReviewResult, paint: Paint): string {
  if (guidelineChanges === undefined) {
    return '';
  }
  const [sentence = '', ...rows] = guidelineChangesText(guidelineChanges).trimEnd().split('\n');
  const shown = rows.slice(0, MAX_ROWS_OF_A_STAGE).map((row) => `  ${row}`);
  const more = rows.length - shown.length;
  return [
    paint('bold', 'Instruction files edited by this change'),
    `  This review uses the versions in ${oneLine(guidanceFrom)}. ${sentence}`,
    ...shown,
    ...(more === 0 ? [] : [`  ${more} more lines; see \`housestyle guidelines\``]),
  ].join('\n');
}

/** Draws who reviewed, if that is not the default reviewer alone, and what could not be done. */
function drawReviewers({ reviewers, idleAgents, verification }: ReviewResult, paint: Paint): readonly string[] {
  const hasAgents = reviewers.some(({ source }) => source !== undefined);
  const rows = [
    ...(hasAgents ? limitToFirst(reviewers.map(drawReviewer)) : []),
    ...limitToFirst(reviewers.flatMap(drawRemarks)),
    ...limitToFirst((verification?.notes ?? []).map((note) => `verification: ${note}`)),
    ...limitToFirst(reviewers.flatMap(drawMissingTools)),
    ...limitToFirst(reviewers.flatMap(nextSteps)),
    ...limitToFirst(idleAgents.map(({ name, reason }) => `${name} did not review: ${reason}`)),
  ];
  return rows.length === 0 ? [] : [[paint('bold', 'Reviewers'), ...rows.map((row) => `  ${oneLine(row)}`)].join('\n')];
}

function drawReviewer({ name, why, files, unreadFiles }: ReviewerReport): string {
  return `${name}: ${why}; ${readFiles({ files, unreadFiles })} file${files === 1 ? '' : 's'}`;
}

function drawRemarks({ name, shortages, notes }: ReviewerReport): readonly string[] {
  return [...shortages, ...notes].map((remark) => `${name}: ${remark}`);
}

function drawMissingTools(reviewer: ReviewerReport): readonly string[] {
  return missingTools(reviewer, (name) => name).map(({ said, reason }) => `${reviewer.name} ${said}: ${reason}`);
}

function nextSteps({ name, handoffs }: ReviewerReport): readonly string[] {
  return handoffs.map(({ label, agent }) => `${name} suggests as a next step: ${label} (@${agent})`);
}

function limitToFirst(rows: readonly string[]): readonly string[] {
  const shown = rows.slice(0, MAX_ROWS_OF_A_STAGE);
  const more = rows.length - shown.length;
  return more === 0 ? shown : [...shown, `${more} more; see \`--format json\``];
}

/** Most rows of one list: a repository may have hundreds of guidelines that do not apply. `--format json` has all. */
const MAX_ROWS_OF_A_STAGE = 10;

function drawLeftOut({ leftOut, conclusion }: ReviewResult, paint: Paint): readonly string[] {
  const stages = [...new Set(leftOut.map((entry) => entry.stage))];
  const rows = stages.flatMap((stage) => {
    const entries = leftOut.filter((entry) => entry.stage === stage);
    if (stage === 'guideline' && (conclusion === 'skipped' || entries.length > MAX_GUIDELINES)) {
      return conclusion === 'skipped'
        ? []
        : [`  ${entries.length} guidelines; \`housestyle guidelines\`, with the same flags for the change, says why`];
    }
    const lines = [...groupBy(entries, ({ reason }) => reason).values()].flatMap((alike) => drawAlike(stage, alike));
    const shown = lines.slice(0, MAX_ROWS_OF_A_STAGE);
    const more = lines.length - shown.length;
    return more === 0 ? shown : [...shown, `  ${stage}: ${more} more; see \`--format json\``];
  });
  return rows.length === 0 ? [] : [[paint('bold', 'Left out'), ...rows].join('\n')];
}

/** With fewer entries for one reason, each has a row of its own. */
const MIN_ALIKE = 4;
const MAX_NAMED = 2;

/** The rows of entries that were left out for the same reason: a change may remove a hundred files. */
function drawAlike(stage: string, alike: readonly LeftOut[]): readonly string[] {
  const [first] = alike;
  if (first === undefined || stage === 'guideline' || alike.length < MIN_ALIKE) {
    return alike.map(({ source, reason }) => `  ${stage} ${oneLine(source)}: ${oneLine(reason)}`);
  }
  const named = alike.slice(0, MAX_NAMED).map(({ source }) => oneLine(source));
  return [
    `  ${alike.length} ${stage}s: ${oneLine(first.reason)} (${named.join(', ')} and ${alike.length - named.length} more)`,
  ];
}

/** Most guidelines that are named with the reason why they do not apply. Of more, few are about this change. */
const MAX_GUIDELINES = 5;

function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
