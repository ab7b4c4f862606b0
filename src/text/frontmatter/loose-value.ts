import { splitCommaList } from './comma-list.ts';
import { lineAt } from '../line.ts';
import type { TextRange } from '../source-text.ts';

/** A value that is the text it is, or a list of such. */
interface LooseValue {
  readonly value: string | readonly string[];
  readonly range: TextRange;
  readonly items?: readonly TextRange[];
}

/** Reads what stands after the colon of an entry; absent where it is neither one line nor a list of such. */
export function readLooseValue(text: string, rest: TextRange): LooseValue | undefined {
  const first = lineAt(text, rest.start);
  const lines = linesOf(text, rest);
  const isOneLine = lines.length === 1 && first.end >= (lines[0]?.end ?? 0);
  if (isOneLine && lines[0] !== undefined) {
    return readLooseLine(text, lines[0]);
  }
  return lines.length > 0 && withoutComment(text, { start: rest.start, end: first.end }) === undefined
    ? readLooseItems(text, lines)
    : undefined;
}

function readLooseLine(text: string, range: TextRange): LooseValue | undefined {
  const content = text.slice(range.start, range.end);
  if (content.startsWith('[') && content.endsWith(']')) {
    const items = splitCommaList(content.slice(1, -1));
    const ranges = items.map((item) => ({
      start: range.start + 1 + item.range.start,
      end: range.start + 1 + item.range.end,
    }));
    return { value: items.map((item) => item.value), range, items: ranges };
  }
  return isPlain(content) ? { value: content, range } : undefined;
}

/** `- item` lines, each a plain or quoted text. */
function readLooseItems(text: string, lines: readonly TextRange[]): LooseValue | undefined {
  const items = lines.flatMap((line) => {
    const content = text.slice(line.start, line.end);
    const item = content.startsWith('- ') ? trimmed(text, { start: line.start + 2, end: line.end }) : undefined;
    const value = item && unquoted(text.slice(item.start, item.end));
    return item === undefined || value === undefined ? [] : [{ value, range: item }];
  });
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || items.length < lines.length) {
    return undefined;
  }
  return {
    value: items.map((item) => item.value),
    range: { start: first.start, end: last.end },
    items: items.map((item) => item.range),
  };
}

/** What opens something that this reader does not follow. */
function isPlain(content: string): boolean {
  return !/^["'[{|>]|^[-?](?:\s|$)/.test(content);
}

function unquoted(content: string): string | undefined {
  const quoted = /^(["'])([^"'\\]*)\1$/.exec(content);
  return quoted ? quoted[2] : isPlain(content) ? content : undefined;
}

/** The lines of a range that hold something, trimmed and without comments. */
function linesOf(text: string, range: TextRange): readonly TextRange[] {
  const lines: TextRange[] = [];
  for (let start = range.start; start < range.end;) {
    const line = lineAt(text, start);
    const content = withoutComment(text, { start, end: Math.min(line.end, range.end) });
    if (content !== undefined) {
      lines.push(content);
    }
    start = line.next;
  }
  return lines;
}

function withoutComment(text: string, range: TextRange): TextRange | undefined {
  const line = text.slice(range.start, range.end);
  const comment = line.search(/(?:^|\s)#/);
  return trimmed(text, { start: range.start, end: comment < 0 ? range.end : range.start + comment });
}

function trimmed(text: string, range: TextRange): TextRange | undefined {
  const content = text.slice(range.start, range.end);
  const start = range.start + content.length - content.trimStart().length;
  const end = start + content.trim().length;
  return end > start ? { start, end } : undefined;
}
