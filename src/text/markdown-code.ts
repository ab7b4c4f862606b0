import { readBlocks } from './markdown-code-blocks.ts';
import type { TextRange } from './source-text.ts';

/** What a Markdown text shows as it is written, or does not show at all. */
export interface CodeRange extends TextRange {
  readonly kind: 'code' | 'comment';
}

/**
 * Code blocks, code spans and HTML comments of a Markdown text, in order and apart from each other. A block's range
 * is its whole lines, a span's holds its backticks.
 */
export function readCodeRanges(text: string): readonly CodeRange[] {
  const ranges: CodeRange[] = [];
  for (const block of readBlocks(text)) {
    if (block.kind === 'prose') {
      addSpans(text, block.lines, ranges);
    } else {
      ranges.push({ kind: block.kind, ...block.range });
    }
  }
  return ranges;
}

/** Whether a character is escaped: an odd number of backslashes stands before it. */
export function isEscaped(text: string, at: number, from = 0): boolean {
  let start = at;
  while (start > from && text.charAt(start - 1) === '\\') {
    start -= 1;
  }
  return (at - start) % 2 === 1;
}

interface Mark {
  readonly at: number;
  /** Of a run of backticks; 0 for what begins a comment. */
  readonly length: number;
}

/** From left to right the first mark that finds its end wins (https://spec.commonmark.org/0.31.2/#code-spans). */
function addSpans(text: string, lines: readonly TextRange[], ranges: CodeRange[]): void {
  const marks = lines.flatMap((line) => marksOf(text, line));
  if (marks.length === 0) {
    return;
  }
  const closing = closingRuns(marks);
  const end = lines.at(-1)?.end ?? 0;
  let from = lines[0]?.start ?? 0;
  let commentEnd = 0;
  for (const { at, length } of marks) {
    if (at < from) {
      continue;
    }
    const skipped = isEscaped(text, at, from) ? 1 : 0;
    if (length === 0 && skipped === 0) {
      commentEnd = commentEnd > at ? commentEnd : endOfComment(text, at, end);
      if (commentEnd <= end) {
        ranges.push({ kind: 'comment', start: at, end: commentEnd });
        from = commentEnd;
      }
    } else if (length > skipped) {
      const start = at + skipped;
      const close = closing(length - skipped, start + length - skipped);
      if (close !== undefined) {
        from = close + length - skipped;
        ranges.push({ kind: 'code', start, end: from });
      }
    }
  }
}

function marksOf(text: string, line: TextRange): readonly Mark[] {
  const matches = text.slice(line.start, line.end).matchAll(/`+|<!--/g);
  return Array.from(matches, ({ 0: mark, index }) => ({
    at: line.start + index,
    length: mark.startsWith('`') ? mark.length : 0,
  }));
}

/** Finds the first run of just so many backticks from an offset on; the offsets asked for only grow. */
function closingRuns(marks: readonly Mark[]): (length: number, from: number) => number | undefined {
  const runs = new Map<number, { readonly starts: number[]; next: number }>();
  for (const { at, length } of marks) {
    const known = runs.get(length);
    if (known === undefined) {
      runs.set(length, { starts: [at], next: 0 });
    } else {
      known.starts.push(at);
    }
  }
  return (length, from) => {
    const run = runs.get(length);
    if (run === undefined) {
      return undefined;
    }
    while (run.next < run.starts.length && (run.starts[run.next] ?? from) < from) {
      run.next += 1;
    }
    return run.starts[run.next];
  };
}

/** Beyond `end` if the comment is not closed before it. */
function endOfComment(text: string, at: number, end: number): number {
  const close = text.slice(at + 2, end).indexOf('-->');
  return close < 0 ? end + 1 : at + 2 + close + '-->'.length;
}
