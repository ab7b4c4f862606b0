import { FIRST_LINES, LAST_LINES } from './markers.ts';
import type { FileChange, Hunk } from '../types.ts';

/** A line of the head that may have a tool's marker. */
export interface SignedLine {
  /** Counts from 1. */
  readonly number: number;
  /** Without surrounding blanks, and cut to a maximum length. */
  readonly text: string;
  /**
   * The line number that must be near the beginning for a marker to count: the current one, or the one in the base if
   * that is larger.
   */
  readonly furthest: number;
  /** The line is one of the last lines of the file. */
  readonly isLast: boolean;
  /** For a line that the change adds: the removed lines that it may replace, in which the marker has to be as well. */
  readonly replaced?: readonly string[];
}

/** No marker is longer. */
const MAX_CHARACTERS = 500;

/**
 * The first and last lines of the head on which a marker counts: lines that this change did not add, all lines of a new file,
 * and those of which the change only replaces another form: a marker that names the version of its tool. Without the text of
 * the head, only lines that the hunks show.
 */
export function findSignedLines(file: FileChange, head: string | undefined): readonly SignedLine[] {
  const lines = head === undefined ? linesInHunks(file) : linesInText(head);
  return lines.flatMap(({ number, text, isLast }) => {
    const before = file.status === 'added' ? number : lineBefore(file.hunks, number);
    const cut = shorten(text);
    if (before !== undefined) {
      return [{ number, text: cut, furthest: Math.max(number, before), isLast }];
    }
    const removed = isLast ? [] : removedFirst(file.hunks);
    return removed.length === 0
      ? []
      : [{ number, text: cut, furthest: number, isLast, replaced: removed.map((line) => shorten(line)) }];
  });
}

function shorten(text: string): string {
  return text.slice(0, MAX_CHARACTERS).trim().toWellFormed();
}

/** Lines that the change removes among the first ones of the base, where a marker counted before. */
function removedFirst(hunks: readonly Hunk[]): readonly string[] {
  return hunks
    .filter(({ oldStart }) => oldStart <= FIRST_LINES)
    .flatMap(({ lines }) =>
      lines.flatMap((line) => (line.kind === 'removed' && line.oldLine <= MAX_REPLACED ? [line.text] : [])),
    );
}

/** Nearly all tools write their marker into the first lines. */
const MAX_REPLACED = 5;

type NumberedLine = Omit<SignedLine, 'furthest'>;

function linesInText(head: string): readonly NumberedLine[] {
  const text = head.endsWith('\n') ? head.slice(0, -1) : head;
  const lines: NumberedLine[] = [];
  let number = 1;
  for (let start = 0; start <= text.length; number += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (number <= FIRST_LINES) {
      lines.push({ number, text: text.slice(start, end), isLast: false });
    }
    start = end + 1;
  }
  return [...lines, ...lastLines(text, number - 1)];
}

function lastLines(text: string, total: number): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  let end = text.length;
  for (let number = total; number > Math.max(0, total - LAST_LINES); number -= 1) {
    const newline = end === 0 ? -1 : text.lastIndexOf('\n', end - 1);
    lines.push({ number, text: text.slice(newline + 1, end), isLast: true });
    end = newline;
  }
  return lines;
}

/** Lists the numbered lines of a file's hunks. The end of a file is known only if the file is new. */
function linesInHunks({ status, hunks }: FileChange): readonly NumberedLine[] {
  const first = hunks.filter(({ newStart }) => newStart <= FIRST_LINES).flatMap((hunk) => linesOfHead(hunk, false));
  const ending = status === 'added' ? hunks.at(-1) : undefined;
  return [
    ...first.filter(({ number }) => number <= FIRST_LINES),
    ...(ending === undefined ? [] : linesOfHead(ending, true).slice(-LAST_LINES)),
  ];
}

function linesOfHead({ lines }: Hunk, isLast: boolean): readonly NumberedLine[] {
  return lines.flatMap((line) => (line.kind === 'removed' ? [] : [{ number: line.newLine, text: line.text, isLast }]));
}

/** Where a line of the head stood in the base; undefined for a line that was added. */
function lineBefore(hunks: readonly Hunk[], number: number): number | undefined {
  let shift = 0;
  for (const hunk of hunks) {
    // Where a side of a hunk has no line, its start is the line before.
    const start = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    if (number < start) {
      break;
    }
    if (number < start + hunk.newLines) {
      const line = hunk.lines.find((one) => one.kind !== 'removed' && one.newLine === number);
      return line?.kind === 'context' ? line.oldLine : undefined;
    }
    shift += hunk.oldLines - hunk.newLines;
  }
  return number + shift;
}
