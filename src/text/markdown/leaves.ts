import { indentAt, trimRange, type Cursor, type Indent } from './columns.ts';
import { CODE_COLUMNS } from './containers.ts';
import { takeDefinitions } from './definitions.ts';
import { htmlAt } from './html.ts';
import { closeContainers, closeLeaf, innermost, leadsOfNext, type Leaf, type RawLeaf, type Reader } from './reader.ts';
import { beginsTable, cellsOf } from './tables.ts';
import type { TextRange } from '../source-text.ts';

/** Adds a line to the open code or HTML block. Returns whether the line belongs to it. */
export function growLeaf(reader: Reader, cursor: Cursor, line: TextRange): boolean {
  const { text, leaf } = reader;
  if (leaf === undefined || !('range' in leaf)) {
    return false;
  }
  const indent = indentAt(text, cursor, line.end);
  const isBlank = indent.at >= line.end;
  if (leaf.kind === 'indented' && !isBlank && indent.columns < CODE_COLUMNS) {
    return false;
  }
  if (!isBlank) {
    leaf.range = { start: leaf.range.start, end: line.end };
  }
  if (isLastLine(text, leaf, indent, line.end)) {
    closeLeaf(reader);
  }
  return true;
}

function isLastLine(text: string, leaf: RawLeaf, indent: Indent, end: number): boolean {
  switch (leaf.kind) {
    case 'fence':
      return indent.columns < CODE_COLUMNS && isClosingFence(text.slice(indent.at, end), leaf.fence);
    case 'html':
      return leaf.end === 'blank-line' ? indent.at >= end : leaf.end.test(text.slice(indent.at, end));
    case 'indented':
      return false;
  }
}

function isClosingFence(rest: string, fence: string): boolean {
  const marks = rest.trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

export interface Place {
  readonly depth: number;
  /** Whether the line could continue a paragraph. */
  readonly interrupts: boolean;
}

/** Whether a block other than a paragraph begins here. If so, it is opened or already complete. */
export function beginLeaf(reader: Reader, indent: Indent, end: number, place: Place): boolean {
  if (indent.at >= end) {
    return false;
  }
  const rest = { start: indent.at, end };
  if (indent.columns >= CODE_COLUMNS) {
    return reader.leaf?.kind !== 'paragraph' && begin(reader, place, { kind: 'indented', range: rest });
  }
  return (
    (place.interrupts && (endAsTable(reader, rest) || endAsHeading(reader, rest))) ||
    beginHeading(reader, rest, place) ||
    beginFence(reader, rest, place) ||
    beginHtml(reader, rest, place) ||
    (RULE.test(reader.text.slice(rest.start, end)) && begin(reader, place, undefined))
  );
}

const RULE = /^(?:(?:\*[ \t\r]*){3,}|(?:-[ \t\r]*){3,}|(?:_[ \t\r]*){3,})$/;

function begin(reader: Reader, { depth }: Place, leaf: Leaf | undefined): true {
  closeContainers(reader, depth);
  closeLeaf(reader);
  innermost(reader).last = { kind: 'other' };
  reader.leaf = leaf;
  return true;
}

/** Turns the last line of a paragraph above a line of delimiters into the header of a table. */
function endAsTable(reader: Reader, rest: TextRange): boolean {
  const { text, leaf } = reader;
  const head = leaf?.kind === 'paragraph' ? leaf.lines.at(-1) : undefined;
  if (leaf?.kind !== 'paragraph' || head === undefined || !beginsTable(text, head, rest)) {
    return false;
  }
  leaf.lines.pop();
  if (leaf.lines.length > 0) {
    closeLeaf(reader);
  }
  const holder = innermost(reader);
  reader.blocks.push({ kind: 'head', cells: cellsOf(text, head) });
  reader.leaf = { kind: 'table', leads: leadsOfNext(holder) };
  holder.last = { kind: 'other' };
  return true;
}

function endAsHeading(reader: Reader, rest: TextRange): boolean {
  const underline = reader.text.slice(rest.start, rest.end).trimEnd();
  if (reader.leaf?.kind !== 'paragraph' || !/^(?:=+|-+)$/.test(underline)) {
    return false;
  }
  const lines = takeDefinitions(reader.text, reader.leaf.lines, reader.labels);
  if (lines.length === 0) {
    reader.leaf.lines.length = 0;
    return false;
  }
  reader.blocks.push({ kind: 'heading', depth: underline.startsWith('=') ? 1 : 2, lines });
  innermost(reader).last = { kind: 'other' };
  reader.leaf = undefined;
  return true;
}

function beginHeading(reader: Reader, rest: TextRange, place: Place): boolean {
  const depth = /^#{1,6}(?=[ \t\r]|$)/.exec(reader.text.slice(rest.start, rest.end))?.[0].length;
  if (depth === undefined) {
    return false;
  }
  begin(reader, place, undefined);
  const title = trimRange(reader.text, { start: rest.start + depth, end: rest.end });
  reader.blocks.push({ kind: 'heading', depth, lines: [trimRange(reader.text, withoutClosing(reader.text, title))] });
  return true;
}

/** `# Title ##` has the title `Title`. */
function withoutClosing(text: string, title: TextRange): TextRange {
  let { end } = title;
  while (end > title.start && text[end - 1] === '#') {
    end -= 1;
  }
  const isApart = end === title.start || /[ \t]/.test(text.charAt(end - 1));
  return isApart ? { start: title.start, end } : title;
}

function beginFence(reader: Reader, rest: TextRange, place: Place): boolean {
  const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(reader.text.slice(rest.start, rest.end))?.[0];
  return fence !== undefined && begin(reader, place, { kind: 'fence', range: rest, fence });
}

function beginHtml(reader: Reader, rest: TextRange, place: Place): boolean {
  const end = htmlAt(reader.text, rest.start, rest.end, reader.leaf?.kind === 'paragraph');
  if (end === undefined) {
    return false;
  }
  const isDone = end === 'this-line' || (end !== 'blank-line' && end.test(reader.text.slice(rest.start, rest.end)));
  if (!isDone) {
    return begin(reader, place, { kind: 'html', range: rest, end });
  }
  begin(reader, place, undefined);
  reader.blocks.push({ kind: 'html', range: rest });
  return true;
}
