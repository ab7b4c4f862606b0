import type { TextRange } from '../source-text.ts';

/** A line of three or more backticks or tildes. */
export interface FenceLine {
  /** Of the first mark. */
  readonly start: number;
  /** Of the line. */
  readonly end: number;
  /** How many characters stand before it on its line. */
  readonly indent: number;
  readonly mark: string;
  /** How many marks. */
  readonly length: number;
  /** Whether words stand behind the marks: such a line opens a block and closes none. */
  readonly hasWords: boolean;
}

/** Nobody writes more of them; a hostile text may. */
export const MAX_FENCE_LINES = 2_000;

/**
 * The fence lines of a part of a text, at whatever indent and in whatever quote or list item. Nearly free, and right in
 * all but what stands in indented code, HTML and comments: what depends on that is for `readCodeRanges` to confirm.
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
      lines.push(line);
    }
    at = text.indexOf(marks, lineEnd);
  }
  return lines;
}

/** Longer indents are no indents. */
const MAX_INDENT = 200;

/** Whether nothing but blanks and the marks of quotes and lists stands on a line before an offset. */
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
  // With a backtick behind it, it is a code span.
  return mark === '`' && words.includes('`')
    ? undefined
    : { start: at, end: lineEnd, indent, mark, length: behind - at, hasWords: words.trim() !== '' };
}

/** Whether a line looks like the end of something: right below a line of text, and above a blank one. */
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

/** The blocks between fence lines: each from its opening fence to the end of its closing one, or of the part. */
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
  return !line.hasWords && isLike(line, open);
}

/** Four blanks more make a line a part of the block. */
const CODE_COLUMNS = 4;

function isLike(line: FenceLine, open: FenceLine): boolean {
  return line.mark === open.mark && line.length >= open.length && line.indent < open.indent + CODE_COLUMNS;
}

/** What is wrong with the fences of a text, as their author meant them. */
export type FenceFault =
  /** The block in it closes the outer one, and `stray`, which was to close it, opens a block. */
  | { readonly kind: 'nested'; readonly outer: FenceLine; readonly inner: FenceLine; readonly stray: FenceLine }
  | { readonly kind: 'unclosed' | 'unopened'; readonly line: FenceLine };

/**
 * Pairs fence lines as people do, who take a line with a language for the beginning of a block even in a block: Markdown
 * does so only where the outer fence is longer.
 */
export function fenceFaults(text: string, lines: readonly FenceLine[]): readonly FenceFault[] {
  const faults = pairFences(lines, () => false);
  if (faults.length === 0) {
    return faults;
  }
  // Looks alone prove nothing: they count where they explain what does not come out even.
  const byLooks = pairFences(lines, (line) => looksLast(text, line));
  return byLooks.length <= faults.length ? byLooks : faults;
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
