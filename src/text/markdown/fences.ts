import type { TextRange } from '../source-text.ts';

/** A line of three or more backticks or tildes. */
export interface FenceLine {
  /** Offset of the first mark. */
  readonly start: number;
  /** Offset of the end of the line. */
  readonly end: number;
  /** The number of characters before it on its line. */
  readonly indent: number;
  readonly mark: string;
  /** The number of marks. */
  readonly length: number;
  /** Whether words follow the marks. Such a line opens a block but does not close one. */
  readonly hasWords: boolean;
  /** The number of characters before the mark of a list item, if the line begins with one: a line of a list, or of JSDoc. */
  readonly item?: number;
}

/** People never write that many, but a hostile text may. */
export const MAX_FENCE_LINES = 2_000;

/**
 * The fence lines of a part of a text, at any indentation and in any quote or list item. This is nearly free and
 * correct, except in indented code, HTML and comments; `readCodeRanges` must confirm results that depend on those.
 */
export function readFenceLines(text: string, { start, end }: TextRange): readonly FenceLine[] {
  const backticks = linesWith('```', text, start, end);
  const tildes = linesWith('~~~', text, start, end);
  return tildes.length === 0 ? backticks : [...backticks, ...tildes].sort((a, b) => a.start - b.start);
}

function linesWith(marks: string, text: string, start: number, end: number): readonly FenceLine[] {
  const lines: FenceLine[] = [];
  for (let at = text.indexOf(marks, start); at >= 0 && at < end && lines.length < MAX_FENCE_LINES;) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 || newline > end ? end : newline;
    const lineStart = Math.max(start, text.lastIndexOf('\n', at - 1) + 1);
    const line = isIndent(text, lineStart, at) ? fenceLineAt(text, at, lineEnd, at - lineStart) : undefined;
    if (line !== undefined) {
      const item = at === lineStart ? -1 : text.slice(lineStart, at).search(/[-*+\d]/);
      lines.push(item < 0 ? line : { ...line, item });
    }
    at = text.indexOf(marks, lineEnd);
  }
  return lines;
}

/** A longer indentation does not count as one. */
const MAX_INDENT = 200;

/** Whether a line has only blanks and the marks of quotes and lists before an offset. */
function isIndent(text: string, lineStart: number, at: number): boolean {
  return (
    at === lineStart ||
    (at - lineStart < MAX_INDENT && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(text.slice(lineStart, at)))
  );
}

function fenceLineAt(text: string, at: number, lineEnd: number, indent: number): FenceLine | undefined {
  const mark = text.charAt(at);
  let behind = at;
  while (behind < lineEnd && text.charAt(behind) === mark) {
    behind += 1;
  }
  const words = behind === lineEnd ? '' : text.slice(behind, lineEnd);
  // If a backtick follows, it is a code span.
  return mark === '`' && words.includes('`')
    ? undefined
    : { start: at, end: lineEnd, indent, mark, length: behind - at, hasWords: words.trim() !== '' };
}

/** Whether a line looks like the end of a block: directly below a line of text, and above a blank line. */
function looksLast(text: string, { start, end, indent }: FenceLine): boolean {
  return isBlankLine(text, end + 1) && !isBlankBefore(text, start - indent);
}

function isBlankLine(text: string, start: number): boolean {
  BLANK_LINE.lastIndex = start;
  return start >= text.length || BLANK_LINE.test(text);
}

const BLANK_LINE = /[ \t\r]*(?:\n|$)/y;

function isBlankBefore(text: string, lineStart: number): boolean {
  return lineStart < 2 || /\n[ \t\r]*$/.test(text.slice(Math.max(0, lineStart - MAX_INDENT), lineStart - 1));
}

/**
 * The blocks between fence lines: each from its opening fence to the end of its closing fence, or to the end of the
 * part.
 */
export function fencedBlocks(lines: readonly FenceLine[], end: number): readonly TextRange[] {
  const blocks: TextRange[] = [];
  let open: FenceLine | undefined;
  for (const line of lines) {
    if (open === undefined) {
      open = line;
    } else if (closes(line, open)) {
      blocks.push({ start: open.start, end: line.end });
      open = undefined;
    }
  }
  return open === undefined ? blocks : [...blocks, { start: open.start, end }];
}

function closes(line: FenceLine, open: FenceLine): boolean {
  return !line.hasWords && isLike(line, open) && !isWithin(line, open);
}

/** Whether a line that begins a list item is code in the block, as in JSDoc. It neither closes the block nor opens another. */
function isWithin({ item }: FenceLine, open: FenceLine): boolean {
  return item !== undefined && open.item === undefined && item >= open.indent;
}

/** Four more blanks make a line part of the block. */
const CODE_COLUMNS = 4;

function isLike(line: FenceLine, open: FenceLine): boolean {
  return line.mark === open.mark && line.length >= open.length && line.indent < open.indent + CODE_COLUMNS;
}

/** A fault in the fences of a text: the author meant something else than Markdown reads. */
export type FenceFault =
  /** The inner block closes the outer one, and `stray`, which was meant to close it, opens a new block. */
  | { readonly kind: 'nested'; readonly outer: FenceLine; readonly inner: FenceLine; readonly stray: FenceLine }
  | { readonly kind: 'unclosed' | 'unopened'; readonly line: FenceLine };

/**
 * Pairs fence lines as people do: a line with a language begins a block, even inside another block. Markdown does so
 * only if the outer fence is longer.
 */
export function fenceFaults(text: string, lines: readonly FenceLine[]): readonly FenceFault[] {
  const faults = pairFences(lines, () => false).filter((fault) => !isInQuote(text, fault));
  if (faults.length === 0) {
    return faults;
  }
  // The look of a line alone proves nothing. It only counts if it explains fences that do not pair up.
  const byLooks = pairFences(lines, (line) => looksLast(text, line));
  return byLooks.length <= faults.length ? byLooks : faults;
}

/** Whether a block that is not closed is in a quote. It ends with the quote. */
function isInQuote(text: string, fault: FenceFault): boolean {
  return fault.kind === 'unclosed' && text.slice(fault.line.start - fault.line.indent, fault.line.start).includes('>');
}

function pairFences(lines: readonly FenceLine[], isLast: (line: FenceLine) => boolean): readonly FenceFault[] {
  const faults: FenceFault[] = [];
  const open: FenceLine[] = [];
  let inner: FenceLine | undefined;
  for (const line of lines) {
    const [outer] = open;
    const last = open.at(-1);
    if (outer === undefined || last === undefined) {
      if (!line.hasWords && isLast(line)) {
        faults.push({ kind: 'unopened', line });
      } else {
        open.push(line);
      }
    } else if (!line.hasWords && isWithin(line, outer)) {
      // A list or a comment in the block: Markdown sees neither where its own blocks begin nor where they end.
      if (last.item !== undefined && isLike(line, last)) {
        open.pop();
        inner = inner === last ? undefined : inner;
      }
    } else if (closes(line, last)) {
      open.pop();
      if (open.length === 0 && inner !== undefined) {
        faults.push({ kind: 'nested', outer, inner, stray: line });
        inner = undefined;
      }
    } else if (line.hasWords && isLike(line, outer)) {
      open.push(line);
      inner ??= line;
    }
  }
  return open[0] === undefined ? faults : [...faults, { kind: 'unclosed', line: open[0] }];
}
