import type { ReportedFinding } from '../accuracy/review.ts';
import type { Case } from './cases.ts';
import { findLine, lineNumber, lineSide, type DiffLine } from './read-diff.ts';

/**
 * The place of a finding in the report.
 * - `exact`: on the intended line or range
 * - `near`: a line: one line above or below on the same side; a range: the right last line, or lines that overlap it
 * - `within`: on several lines that the quote contains, the intended one among them (only if several were quoted)
 * - `wrong`: elsewhere in the diff
 * - `file`, `summary`: on the file, or only in the summary
 * - `lost`: in no finding
 */
export const OUTCOMES = ['exact', 'within', 'near', 'wrong', 'file', 'summary', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome of a case. */
export interface Judgement {
  readonly outcome: Outcome;
  /** The outcome of its suggestion; absent if it had none. `bad`: kept, but for other lines than the intended ones. */
  readonly suggestion?: 'kept' | 'withheld' | 'bad';
  /** The first and last line of the comment, for a look at single cases. */
  readonly placed?: readonly [DiffLine | undefined, DiffLine | undefined];
}

/** Judges the finding of a case. */
export function judgeCase(one: Case, finding: ReportedFinding | undefined): Judgement {
  const placed = finding?.placement === 'inline' ? placedLines(one, finding) : undefined;
  const outcome = placed === undefined ? outsideDiff(finding) : compareLines(one, placed);
  const hadSuggestion = one.comment['suggestion'] !== null;
  if (!hadSuggestion) {
    return { outcome, ...(placed === undefined ? {} : { placed }) };
  }
  const isKept = finding?.suggestion !== undefined && placed !== undefined;
  const suggestion = isKept ? (outcome === 'exact' ? 'kept' : 'bad') : 'withheld';
  return { outcome, suggestion, ...(placed === undefined ? {} : { placed }) };
}

function outsideDiff(finding: ReportedFinding | undefined): Outcome {
  if (finding === undefined) {
    return 'lost';
  }
  return finding.placement === 'file' ? 'file' : 'summary';
}

type Placed = readonly [first: DiffLine | undefined, last: DiffLine | undefined];

function placedLines({ target }: Case, { path, side, line, startLine }: ReportedFinding): Placed {
  if (path !== target.file.path || line === undefined) {
    return [undefined, undefined];
  }
  const on = side === 'LEFT' ? 'LEFT' : 'RIGHT';
  return [findLine(target.file, on, startLine ?? line), findLine(target.file, on, line)];
}

function compareLines(one: Case, [first, last]: Placed): Outcome {
  const { lines } = one.target;
  const [intendedFirst] = lines;
  const intendedLast = lines.at(-1) ?? intendedFirst;
  if (first === undefined || last === undefined) {
    return 'wrong';
  }
  if (first === intendedFirst && last === intendedLast) {
    return 'exact';
  }
  if (one.form.kind === 'range') {
    const overlaps = first.index <= intendedLast.index && last.index >= intendedFirst.index;
    return overlaps ? 'near' : 'wrong';
  }
  if (first !== last && isQuoted(one, first, last)) {
    return 'within';
  }
  const isNear =
    lineSide(last) === lineSide(intendedLast) && Math.abs(lineNumber(last) - lineNumber(intendedLast)) === 1;
  return isNear ? 'near' : 'wrong';
}

/** Whether a comment on several lines contains the intended line, and the quote contains its first and last line. */
function isQuoted({ target, comment }: Case, first: DiffLine, last: DiffLine): boolean {
  const [line] = target.lines;
  const { quote } = comment;
  return (
    typeof quote === 'string' &&
    first.index <= line.index &&
    line.index <= last.index &&
    quote.includes(first.text.trim()) &&
    quote.includes(last.text.trim())
  );
}
