import { parseHunkLines } from './parse-hunk.ts';
import type { DiffLine, Hunk } from './types.ts';

/** What stands at an offset where a hunk may begin; `end` is the offset after what was read. */
type ReadHunk =
  | { readonly kind: 'hunk'; readonly hunk: Hunk; readonly end: number }
  /** Fewer lines than the header counts: the text was cut, and its last line may be cut too. */
  | { readonly kind: 'cut-short'; readonly end: number }
  | { readonly kind: 'no-hunk' };

/** `@@ -12,3 +12,4 @@ heading`; a count that is left out is 1. */
const HUNK_HEADER = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/;
const MAX_HEADER_CHARACTERS = 60;

/** The mark of git and GNU diff in English; other languages translate what follows the backslash. */
const NO_NEWLINE_MARK = '\\ No newline at end of file';

/** Git cuts headings at 80 bytes. */
const MAX_ORDINARY_HEADING_CHARACTERS = 200;

/** Reads the hunk whose header begins at an offset. The counts in its header alone say where it ends. */
export function readHunk(text: string, start: number): ReadHunk {
  const numbers = HUNK_HEADER.exec(text.slice(start, start + MAX_HEADER_CHARACTERS));
  if (numbers === null) {
    return { kind: 'no-hunk' };
  }
  const [header, oldStart, oldLines = '1', newStart, newLines = '1'] = numbers;
  const counts = { oldLines: Number(oldLines), newLines: Number(newLines) };
  const headerEnd = endOfLine(text, start);
  const body = measureBody(text, headerEnd, counts);
  if (!body.complete) {
    return { kind: 'cut-short', end: body.end };
  }
  const heading = text.slice(start + header.length, headerEnd).trim();
  const numbered = { oldStart: Number(oldStart), newStart: Number(newStart), ...counts, heading };
  const ordinary = body.ordinary && heading.length <= MAX_ORDINARY_HEADING_CHARACTERS;
  const lines = ordinary
    ? parseHunkLines(text.slice(start, body.end))
    : readHunkLines(text, headerEnd, body.end, numbered);
  return { kind: 'hunk', hunk: { ...numbered, lines }, end: body.end };
}

interface Body {
  /** Offset of the line feed that ends the last line, or of the text's end. */
  readonly end: number;
  readonly complete: boolean;
  /** Whether parse-diff reads it as it is. */
  readonly ordinary: boolean;
}

type LineKind = DiffLine['kind'] | 'mark' | 'foreign';

function measureBody(text: string, headerEnd: number, counts: Pick<Hunk, 'oldLines' | 'newLines'>): Body {
  let { oldLines, newLines } = counts;
  let ordinary = true;
  let end = headerEnd;
  while (end < text.length - 1) {
    const start = end + 1;
    const kind = lineKind(text, start);
    if (!hasRoom(kind, oldLines, newLines)) {
      break;
    }
    const lineEnd = endOfLine(text, start);
    ordinary &&= isOrdinary(text, kind, start, lineEnd, end === headerEnd);
    oldLines -= kind === 'removed' || kind === 'context' ? 1 : 0;
    newLines -= kind === 'added' || kind === 'context' ? 1 : 0;
    end = lineEnd;
  }
  return { end, complete: oldLines === 0 && newLines === 0, ordinary };
}

/** Whether the header's counts leave a line of this kind to come. A mark counts on neither side. */
function hasRoom(kind: LineKind, oldLines: number, newLines: number): boolean {
  switch (kind) {
    case 'mark':
      return true;
    case 'added':
      return newLines > 0;
    case 'removed':
      return oldLines > 0;
    case 'context':
      return oldLines > 0 && newLines > 0;
    case 'foreign':
    default:
      return false;
  }
}

/** GNU diff and mail programs leave out the blank of an empty context line. */
function lineKind(text: string, start: number): LineKind {
  switch (text[start]) {
    case ' ':
    case '\n':
    case '\r':
      return 'context';
    case '+':
      return 'added';
    case '-':
      return 'removed';
    case '\\':
      return 'mark';
    case undefined:
    default:
      return 'foreign';
  }
}

function isOrdinary(text: string, kind: LineKind, start: number, end: number, first: boolean): boolean {
  if (kind === 'mark') {
    return !first && end - start === NO_NEWLINE_MARK.length && text.startsWith(NO_NEWLINE_MARK, start);
  }
  return text[start] !== '\r';
}

/** Our own reader of a measured body, for what parse-diff gets wrong. */
export function readHunkLines(
  text: string,
  headerEnd: number,
  bodyEnd: number,
  starts: Pick<Hunk, 'oldStart' | 'newStart'>,
): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let oldLine = starts.oldStart;
  let newLine = starts.newStart;
  for (let end = headerEnd; end < bodyEnd;) {
    const start = end + 1;
    end = endOfLine(text, start);
    const signed = text[start] === ' ' || text[start] === '+' || text[start] === '-';
    const content = text.slice(signed ? start + 1 : start, end);
    const last = lines.at(-1);
    switch (lineKind(text, start)) {
      case 'added':
        lines.push({ kind: 'added', newLine: newLine++, text: content });
        break;
      case 'removed':
        lines.push({ kind: 'removed', oldLine: oldLine++, text: content });
        break;
      case 'mark':
        if (last !== undefined) {
          lines[lines.length - 1] = { ...last, noNewline: true };
        }
        break;
      case 'context':
      case 'foreign':
        lines.push({ kind: 'context', oldLine: oldLine++, newLine: newLine++, text: content });
    }
  }
  return lines;
}

/** Offset of the line feed that ends the line, or the text's length for the last one. */
export function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}
