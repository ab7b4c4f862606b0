import { at } from '../../../structures/at.ts';
import { shortenLine } from '../../../prompt/parts/change.ts';
import { splitLines } from '../../../syntax/lines.ts';

const LINES_AROUND = 2;

/**
 * Writes lines of a text with two lines around each, in the order of the file: `12 >found`, `13 |beside it`. A gap in
 * the numbers is a gap in the lines.
 */
export function drawLinesAround(text: string, found: readonly number[]): readonly string[] {
  const lines = splitLines(text);
  const marked = new Set(found);
  const shown = new Set(found.toSorted((a, b) => a - b).flatMap((line) => around(line, lines.length)));
  return [...shown].map((line) => `${line} ${marked.has(line) ? '>' : '|'}${shortenLine(at(lines, line - 1))}`);
}

function around(line: number, last: number): readonly number[] {
  const from = Math.max(1, line - LINES_AROUND);
  const to = Math.min(last, line + LINES_AROUND);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
