import { keyAt } from './plain-key.ts';
import { endLine, isLineEnd, skipBlanks, type PlainLines } from './plain-lines.ts';
import { createList, type PlainEntry, type PlainList, type PlainMap, type PlainNode } from './plain-node.ts';
import { readScalar, readUnquoted } from './plain-scalar.ts';

/**
 * Reads `[a, 'b', …]` or `{a: b, …}` on one line or on several. Each further line must be deeper than `column`, or begin
 * with the closing sign. The caller has checked that there are not too many brackets.
 */
export function readFlow(lines: PlainLines, start: number, column: number): PlainList | PlainMap | undefined {
  const flow = readCollection(lines, start, { column, isOutermost: true });
  const after = flow && endLine(lines, flow.end);
  return flow && after !== undefined ? { ...flow, after } : undefined;
}

export function beginsFlow(text: string, at: number): boolean {
  return text.charAt(at) === '[' || text.charAt(at) === '{';
}

interface Around {
  readonly column: number;
  readonly isOutermost: boolean;
}

function readCollection(lines: PlainLines, start: number, around: Around): PlainList | PlainMap | undefined {
  return lines.text.charAt(start) === '[' ? readFlowList(lines, start, around) : readFlowMap(lines, start, around);
}

function readFlowList(lines: PlainLines, start: number, around: Around): PlainList | undefined {
  const items: PlainNode[] = [];
  const end = readMembers(lines, start, { ...around, closing: ']' }, (at) => {
    const item = readValue(lines, at, around.column);
    if (item !== undefined) {
      items.push(item);
    }
    return item?.end;
  });
  return end === undefined ? undefined : createList(items, { start, end });
}

function readFlowMap(lines: PlainLines, start: number, around: Around): PlainMap | undefined {
  const entries: PlainEntry[] = [];
  const value: Record<string, unknown> = {};
  const end = readMembers(lines, start, { ...around, closing: '}' }, (at) => {
    const key = keyAt(lines.text, at);
    if (key === undefined || Object.hasOwn(value, key.name)) {
      return undefined;
    }
    const node = readValue(lines, skipBlanks(lines.text, key.range.end + 1), around.column);
    if (node === undefined) {
      return undefined;
    }
    entries.push({ key: key.name, keyRange: key.range, node });
    value[key.name] = node.value;
    return node.end;
  });
  return end === undefined ? undefined : { kind: 'map', value, entries, start, end, after: end };
}

interface Brackets extends Around {
  readonly closing: ']' | '}';
}

/** Reads all members with `readMember`, which returns the end of one. Returns the end of the whole collection. */
function readMembers(
  lines: PlainLines,
  start: number,
  brackets: Brackets,
  readMember: (at: number) => number | undefined,
): number | undefined {
  const { text } = lines;
  let at = skipFlowSpace(lines, start + 1, brackets);
  while (at !== undefined && text.charAt(at) !== brackets.closing) {
    const end = readMember(at);
    const sign = end === undefined ? undefined : skipFlowSpace(lines, end, brackets);
    if (sign === undefined || (text.charAt(sign) !== ',' && text.charAt(sign) !== brackets.closing)) {
      return undefined;
    }
    at = text.charAt(sign) === ',' ? skipFlowSpace(lines, sign + 1, brackets) : sign;
  }
  return at === undefined ? undefined : at + 1;
}

function readValue(lines: PlainLines, at: number, column: number): PlainNode | undefined {
  const { text, end } = lines;
  if (beginsFlow(text, at)) {
    return readCollection(lines, at, { column, isOutermost: false });
  }
  const scalar = /["']/.test(text.charAt(at)) ? readScalar(text.slice(at, end)) : readUnquoted(readWords(text, at));
  return scalar && { kind: 'scalar', value: scalar.value, start: at, end: at + scalar.length, after: at };
}

/** Returns an unquoted value. It ends at a comma, a bracket or the end of its line. */
function readWords(text: string, at: number): string {
  const words = /[^,[\]{}\r\n]*/y;
  words.lastIndex = at;
  words.test(text);
  return text.slice(at, words.lastIndex);
}

/** Skips blanks and line ends inside a collection. Returns undefined if the next line does not belong to it. */
function skipFlowSpace(
  { text, end }: PlainLines,
  from: number,
  { column, isOutermost, closing }: Brackets,
): number | undefined {
  let at = skipBlanks(text, from);
  let depth = Number.POSITIVE_INFINITY;
  while (at < end && isLineEnd(text, at)) {
    const start = text.indexOf('\n', at) + 1;
    at = skipBlanks(text, start);
    depth = at - start;
  }
  const belongs = depth > column || (isOutermost && depth === column && text.charAt(at) === closing);
  return belongs && at < end ? at : undefined;
}
