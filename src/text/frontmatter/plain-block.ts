import { readBlockScalar } from './plain-block-scalar.ts';
import { beginsFlow, readFlow } from './plain-flow.ts';
import { keyAt } from './plain-key.ts';
import { endLine, goTo, isLineEnd, moveWithinLine, plainLines, skipBlanks, type PlainLines } from './plain-lines.ts';
import {
  createList,
  type PlainEntry,
  type PlainList,
  type PlainMap,
  type PlainNode,
  type PlainScalar,
} from './plain-node.ts';
import { readScalar } from './plain-scalar.ts';
import type { TextRange } from '../source-text.ts';

/** Reads a block whose entries begin in the first column. The limit for indentation also limits nesting. */
export function readTopMap(text: string, block: TextRange): PlainMap | undefined {
  const lines = plainLines(text, block);
  if (lines.line.column < 0) {
    return { kind: 'map', value: {}, entries: [], start: block.start, end: block.start, after: block.start };
  }
  return lines.line.column === 0 ? readMap(lines, 0) : undefined;
}

/** Reads entries from the current line on while they begin in `column`. The line after them must not be deeper. */
function readMap(lines: PlainLines, column: number): PlainMap | undefined {
  const start = lines.line.at;
  const entries: PlainEntry[] = [];
  const value: Record<string, unknown> = {};
  let after = start;
  while (lines.line.column === column) {
    const key = keyAt(lines.text, lines.line.at);
    if (key === undefined || Object.hasOwn(value, key.name)) {
      return undefined;
    }
    const node = readEntryValue(lines, key.range.end + 1, column);
    if (node === undefined) {
      return undefined;
    }
    entries.push({ key: key.name, keyRange: key.range, node });
    value[key.name] = node.value;
    ({ after } = node);
  }
  return lines.line.column > column ? undefined : { kind: 'map', value, entries, start, end: after, after };
}

function readEntryValue(lines: PlainLines, afterColon: number, column: number): PlainNode | undefined {
  const at = skipBlanks(lines.text, afterColon);
  return isLineEnd(lines.text, at) ? readBelow(lines, at, column) : readInLine(lines, at, column);
}

/** Reads the value of a key that has no value on its own line. */
function readBelow(lines: PlainLines, emptyAt: number, column: number): PlainNode | undefined {
  goTo(lines, lines.line.next);
  const { line } = lines;
  if (line.isAfterComment) {
    return undefined;
  }
  if (line.column >= column && isItem(lines)) {
    return readList(lines, line.column);
  }
  if (line.column <= column) {
    return { kind: 'scalar', value: null, start: emptyAt, end: emptyAt, after: emptyAt };
  }
  return beginsFlow(lines.text, line.at) ? readFlow(lines, line.at, column) : readMap(lines, line.column);
}

/** Reads items from the current line on while their dashes are in `column`. */
function readList(lines: PlainLines, column: number): PlainList | undefined {
  const start = lines.line.at;
  const items: PlainNode[] = [];
  let end = start;
  while (lines.line.column === column && isItem(lines)) {
    const item = readItem(lines, skipBlanks(lines.text, lines.line.at + 1), column);
    if (item === undefined) {
      return undefined;
    }
    items.push(item);
    end = item.after;
  }
  return createList(items, { start, end });
}

function isItem({ text, line }: PlainLines): boolean {
  return text.charAt(line.at) === '-' && (text.charAt(line.at + 1) === ' ' || isLineEnd(text, line.at + 1));
}

/** Reads an item. A map that is an item begins on the line of the dash. */
function readItem(lines: PlainLines, at: number, column: number): PlainNode | undefined {
  if (keyAt(lines.text, at) === undefined) {
    return readInLine(lines, at, column);
  }
  moveWithinLine(lines, at);
  return readMap(lines, lines.line.column);
}

/** Reads a value that begins on the current line. `column` is that of the entry or item it belongs to. */
function readInLine(lines: PlainLines, at: number, column: number): PlainNode | undefined {
  switch (lines.text.charAt(at)) {
    case '[':
    case '{':
      return readFlow(lines, at, column);
    case '|':
    case '>':
      return readBlockScalar(lines, at, column);
    default:
      return readScalarLine(lines, at);
  }
}

function readScalarLine(lines: PlainLines, start: number): PlainScalar | undefined {
  const scalar = readScalar(lines.text.slice(start, lines.line.end));
  const end = start + (scalar?.length ?? 0);
  const after = scalar && endLine(lines, end);
  return scalar && after !== undefined ? { kind: 'scalar', value: scalar.value, start, end, after } : undefined;
}
