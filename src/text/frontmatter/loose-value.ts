import { splitCommaList } from './comma-list.ts';
import { lineAt } from '../line.ts';
import type { TextRange } from '../source-text.ts';

/** A value that is read as plain text, or a list of such values. */
interface LooseValue {
  readonly value: string | readonly string[];
  readonly range: TextRange;
  readonly items?: readonly TextRange[];
}

/** Reads the text after the colon of an entry. Returns undefined if it is neither one line nor a list of such lines. */
export function readLooseValue(text: string, rest: TextRange): LooseValue | undefined {
  const first = lineAt(text, rest.start);
  const lines = linesOf(text, rest);
  const [line] = lines;
  if (line !== undefined && lines.length === 1 && first.end >= line.end) {
    return readLooseLine(text, line);
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

/** Reads `- item` lines, each with a plain or quoted text. */
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

/** Whether a value does not begin with a sign that YAML gives a meaning. */
function isPlain(content: string): boolean {
  return !/^["'[{|>]|^[-?](?:\s|$)/.test(content);
}

function unquoted(content: string): string | undefined {
  const quoted = /^(["'])([^"'\\]*)\1$/.exec(content);
  return quoted ? quoted[2] : isPlain(content) ? content : undefined;
}

/** The lines of a range that are not empty, trimmed and without comments. */
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
