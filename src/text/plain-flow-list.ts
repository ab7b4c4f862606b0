import { endLine, isLineEnd, skipBlanks, type PlainLines } from './plain-lines.ts';
import { listOf, type PlainList, type PlainScalar } from './plain-node.ts';
import { readScalar, readUnquoted } from './plain-scalar.ts';

/** Reads `[a, 'b', …]`, on one line or on several of which each is deeper than `column`, or begins with the `]`. */
export function readFlowList(lines: PlainLines, start: number, column: number): PlainList | undefined {
  const { text } = lines;
  const items: PlainScalar[] = [];
  let at = skipFlowSpace(lines, start + 1, column);
  while (at !== undefined && text.charAt(at) !== ']') {
    const item = readItem(text, at, lines.end);
    if (item === undefined) {
      return undefined;
    }
    items.push(item);
    const sign = skipFlowSpace(lines, item.end, column);
    if (sign === undefined || (text.charAt(sign) !== ',' && text.charAt(sign) !== ']')) {
      return undefined;
    }
    at = text.charAt(sign) === ',' ? skipFlowSpace(lines, sign + 1, column) : sign;
  }
  const after = at === undefined ? undefined : endLine(lines, at + 1);
  return at === undefined || after === undefined ? undefined : listOf(items, { start, end: at + 1 }, after);
}

function readItem(text: string, at: number, end: number): PlainScalar | undefined {
  const scalar = /["']/.test(text.charAt(at)) ? readScalar(text.slice(at, end)) : readUnquoted(itemText(text, at));
  return scalar && { kind: 'scalar', value: scalar.value, start: at, end: at + scalar.length, after: at };
}

/** An item that is not quoted ends where a sign of the list, or its line, does. */
function itemText(text: string, at: number): string {
  const item = /[^,[\]{}\r\n]*/y;
  item.lastIndex = at;
  return item.exec(text)?.[0] ?? '';
}

/** Where the list goes on, be it on a later line; absent where that line does not belong to it. */
function skipFlowSpace({ text, end }: PlainLines, from: number, column: number): number | undefined {
  let at = skipBlanks(text, from);
  let depth = Number.POSITIVE_INFINITY;
  while (at < end && isLineEnd(text, at)) {
    const start = text.indexOf('\n', at) + 1;
    at = skipBlanks(text, start);
    depth = at - start;
  }
  const belongs = depth > column || (depth === column && text.charAt(at) === ']');
  return belongs && at < end ? at : undefined;
}
