import type { ReplyValue } from './values.ts';
import { regex } from '../../text/regex.ts';

/** The lines that a value names. `startLine` only if it names several. */
export interface NamedLines {
  readonly line: number;
  readonly startLine?: number;
}

const LINES = regex('i')`
  ^[\s([:~@#]*(?:lines?|line ?numbers?|rows?|ln|l|zeilen?|lignes?|líneas?|第)?[\s.:#]*\+?(\d{1,9})(?:\.0+)?
    (?:\s*(?:[-–—:,~]|\.{2,3}|to|through|until|and|&|bis|à)\s*(?:lines?|l)?\s*\+?(\d{1,9})(?:\.0+)?)?[\s)\].:;,行]*
    $
`;

/**
 * Reads a line or a range of lines in any notation: `12`, `"L12"`, `"10-12"`, `[10, 12]`. Undefined for what is not the
 * number of a line, such as 0, -1 and 1.5.
 */
export function readLines(value: ReplyValue | undefined): NamedLines | undefined {
  if (value?.kind === 'array') {
    return readList(value.items);
  }
  if (value?.kind !== 'scalar') {
    return undefined;
  }
  const written = value.value;
  if (typeof written === 'number') {
    return isLine(written) ? { line: written } : undefined;
  }
  const found = typeof written === 'string' ? LINES.exec(written.slice(0, 80)) : null;
  const first = Number(found?.[1] ?? Number.NaN);
  const second = found?.[2] === undefined ? undefined : Number(found[2]);
  if (!isLine(first)) {
    return undefined;
  }
  // `12:5` is a line and a column.
  return second === undefined || !isLine(second) || second <= first
    ? { line: first }
    : { startLine: first, line: second };
}

function isLine(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1;
}

/** A list is a range if it has two lines, or successive ones. */
function readList(items: readonly ReplyValue[]): NamedLines | undefined {
  const lines = items.slice(0, 10_000).flatMap((item) => readLines(item) ?? []);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) {
    return undefined;
  }
  const isRange = lines.length === 2 || lines.every(({ line }, index) => line === first.line + index);
  const startLine = first.startLine ?? first.line;
  return isRange && startLine < last.line ? { startLine, line: last.line } : first;
}
