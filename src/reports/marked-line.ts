import { showHidden } from '../text/hidden/visible.ts';
import { displayWidth } from './display-width.ts';

/** A longer line is cut: a file may be one line of a megabyte, with a problem at every word. */
const MAX_LINE_CHARACTERS = 200;
/** The part of a cut line that is before the problem. */
const SHARE_BEFORE = 0.4;

/** Draws a line, or the part of it around the problem, and carets below. Columns count from 1; the default end is the end of the line. A line of more than `width` characters is cut. */
export function drawMarked(
  line: string,
  column: number,
  endColumn: number | undefined,
  paintCarets: (carets: string) => string,
  width: number = MAX_LINE_CHARACTERS,
): readonly string[] {
  const from = line.length <= width ? 0 : Math.max(0, column - 1 - Math.floor(width * SHARE_BEFORE));
  const to = Math.min(line.length, from + width);
  const shown = (start: number, end: number): string =>
    showHidden(
      line
        .slice(start, end)
        .toWellFormed()
        .replaceAll(/[#:]/g, (sign, at: number) => (isCommandAt(line, start + at) ? `${sign} ` : sign)),
    );
  const before = `${from === 0 ? '' : '…'}${shown(from, column - 1)}`;
  const end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1));
  const marked = shown(column - 1, end).replaceAll('\t', TAB_UNDER_CARETS);
  const after = `${shown(end, to)}${to === line.length ? '' : '…'}`;
  return [
    `${before}${marked}${after}`,
    `${drawBlanks(before)}${paintCarets('^'.repeat(Math.max(1, displayWidth(marked))))}`,
  ];
}

/** Whether the runner would execute the text at a position as a command; the terminal may be its log. See `oneLine`. */
function isCommandAt(line: string, at: number): boolean {
  return line.startsWith('##[', at) || (line.startsWith('::', at) && line.slice(0, at).trim() === '');
}

/** Replaces a marked tab. A tab before the mark is repeated in the line below, because the width of a tab is not known. */
const TAB_UNDER_CARETS = '    ';

function drawBlanks(text: string): string {
  return text
    .split('\t')
    .map((part) => ' '.repeat(displayWidth(part)))
    .join('\t');
}
