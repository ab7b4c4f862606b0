import { endOfLine, hasAt, LINE_FEED, textAt } from './byte-text.ts';
import { parseHunkLines } from './parse-hunk.ts';
import type { RecentLines } from './recent-lines.ts';
import type { DiffLine, Hunk } from '../types.ts';
import { findLineEnd } from '../../text/line.ts';

/** The text at an offset where a hunk may begin. `end` is the offset after the text that was read. */
type ReadHunk =
  | {
      readonly kind: 'hunk';
      readonly hunk: Hunk;
      /** Added and removed lines, as `git diff --numstat` counts them. */
      readonly additions: number;
      readonly deletions: number;
      readonly end: number;
    }
  /** The hunk has fewer lines than its header counts: the diff was cut, possibly in the middle of its last line. */
  | { readonly kind: 'cut-short'; readonly end: number }
  | { readonly kind: 'no-hunk' };

/** `@@ -12,3 +12,4 @@ heading`. A missing count means 1. */
const HUNK_HEADER = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/;
const MAX_HEADER_BYTES = 60;

/** The English mark of git and GNU diff. Other languages translate the text after the backslash. */
const NO_NEWLINE_MARK = '\\ No newline at end of file';

/** Git cuts headings at 80 bytes. */
const MAX_ORDINARY_HEADING_BYTES = 200;

/**
 * Reads the hunk whose header begins at an offset. Only the counts in the header decide where the hunk ends. The hunk
 * keeps a reference to the bytes, and reads its lines from them on demand.
 */
export function readHunk(bytes: Buffer, start: number, recent: RecentLines): ReadHunk {
  const found = HUNK_HEADER.exec(bytes.toString('latin1', start, start + MAX_HEADER_BYTES));
  if (found === null) {
    return { kind: 'no-hunk' };
  }
  const [header, oldStart, oldLines = '1', newStart, newLines = '1'] = found;
  const numbers = {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
  };
  const headerEnd = endOfLine(bytes, start);
  const body = measureBody(bytes, headerEnd, numbers);
  if (!body.complete) {
    return { kind: 'cut-short', end: body.end };
  }
  const headingStart = start + header.length;
  const ordinary = body.ordinary && headerEnd - headingStart <= MAX_ORDINARY_HEADING_BYTES;
  const hunk = new HunkInDiff(numbers, { bytes, start, headingStart, end: body.end, ordinary, recent });
  return { kind: 'hunk', hunk, additions: body.additions, deletions: body.deletions, end: body.end };
}

/** The position of a hunk in its diff, from its `@@` to its last line. */
interface HunkPlace {
  readonly bytes: Buffer;
  readonly start: number;
  /** Offset after the second `@@`. */
  readonly headingStart: number;
  readonly end: number;
  readonly ordinary: boolean;
  readonly recent: RecentLines;
}

/**
 * A hunk that reads its text on demand. As lines a diff takes eight times the memory, and nobody needs the lines of all
 * files at once. `heading` and `lines` are own properties, as in a literal `Hunk`.
 */
class HunkInDiff implements Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  declare readonly heading: string;
  declare readonly lines: readonly DiffLine[];
  readonly #bytes: Buffer;
  readonly #start: number;
  readonly #headingStart: number;
  readonly #end: number;
  readonly #ordinary: boolean;
  readonly #recent: RecentLines;

  constructor(numbers: Omit<Hunk, 'heading' | 'lines'>, place: HunkPlace) {
    this.oldStart = numbers.oldStart;
    this.oldLines = numbers.oldLines;
    this.newStart = numbers.newStart;
    this.newLines = numbers.newLines;
    this.#bytes = place.bytes;
    this.#start = place.start;
    this.#headingStart = place.headingStart;
    this.#end = place.end;
    this.#ordinary = place.ordinary;
    this.#recent = place.recent;
    Object.defineProperty(this, 'heading', HunkInDiff.#HEADING);
    Object.defineProperty(this, 'lines', HunkInDiff.#LINES);
  }

  /**
   * One getter that all hunks share. A getter for each hunk would make V8 give each one a hidden class of its own, five
   * times as large.
   */
  static readonly #HEADING = {
    enumerable: true,
    get(this: HunkInDiff): string {
      return textAt(this.#bytes, this.#headingStart, endOfLine(this.#bytes, this.#headingStart)).trim();
    },
  };

  static readonly #LINES = {
    enumerable: true,
    get(this: HunkInDiff): readonly DiffLine[] {
      return this.#recent.linesOf(this, this.#end - this.#start, () => this.#readLines());
    },
  };

  #readLines(): readonly DiffLine[] {
    const text = textAt(this.#bytes, this.#start, this.#end);
    return this.#ordinary ? parseHunkLines(text) : readHunkLines(text, findLineEnd(text, 0), text.length, this);
  }
}

interface Body {
  /** Offset of the line feed that ends the last line, or of the diff's end. */
  readonly end: number;
  readonly complete: boolean;
  /** Whether parse-diff reads the hunk correctly: see `parseHunkLines`. */
  readonly ordinary: boolean;
  readonly additions: number;
  readonly deletions: number;
}

type LineKind = DiffLine['kind'] | 'mark' | 'foreign';

function measureBody(bytes: Buffer, headerEnd: number, counts: Pick<Hunk, 'oldLines' | 'newLines'>): Body {
  let { oldLines, newLines } = counts;
  let context = 0;
  let ordinary = true;
  let end = headerEnd;
  while (end < bytes.length - 1) {
    const start = end + 1;
    const kind = lineKind(bytes[start]);
    if (!hasRoom(kind, oldLines, newLines)) {
      break;
    }
    end = endOfLine(bytes, start);
    ordinary &&= isOrdinary(bytes, kind, start, end, start === headerEnd + 1);
    oldLines -= kind === 'removed' || kind === 'context' ? 1 : 0;
    newLines -= kind === 'added' || kind === 'context' ? 1 : 0;
    context += kind === 'context' ? 1 : 0;
  }
  const [deletions, additions] = [counts.oldLines - context, counts.newLines - context];
  return { end, complete: oldLines === 0 && newLines === 0, ordinary, additions, deletions };
}

/** Whether the header's counts leave room for another line of this kind. A mark counts on neither side. */
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

const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;
const PLUS = 0x2b;
const MINUS = 0x2d;
const BACKSLASH = 0x5c;

/**
 * Reads the kind of a line from its first byte. GNU diff and mail programs write an empty context line without its
 * blank.
 */
function lineKind(first: number | undefined): LineKind {
  switch (first) {
    case BLANK:
    case LINE_FEED:
    case CARRIAGE_RETURN:
      return 'context';
    case PLUS:
      return 'added';
    case MINUS:
      return 'removed';
    case BACKSLASH:
      return 'mark';
    case undefined:
    default:
      return 'foreign';
  }
}

function isOrdinary(bytes: Buffer, kind: LineKind, start: number, end: number, first: boolean): boolean {
  if (kind === 'mark') {
    return !first && end - start === NO_NEWLINE_MARK.length && hasAt(bytes, NO_NEWLINE_MARK, start);
  }
  return bytes[start] !== CARRIAGE_RETURN;
}

/** Reads the lines of any measured hunk. It is used for hunks that parse-diff reads incorrectly or slowly. */
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
    end = findLineEnd(text, start);
    const signed = text[start] === ' ' || text[start] === '+' || text[start] === '-';
    const content = text.slice(signed ? start + 1 : start, end);
    const last = lines.at(-1);
    switch (lineKind(text.charCodeAt(start))) {
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
