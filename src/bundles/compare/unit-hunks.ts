import type { DiffLine, Hunk } from '../../changes/types.ts';
import type { LineRun } from '../../changes/diff/line-difference.ts';
import { at } from '../../structures/at.ts';

/** The number of context lines that git writes. */
const CONTEXT_LINES = 3;

/** A line of code as it is shown. */
export interface DrawnLine {
  readonly text: string;
  /** The line of the bundle that it came from, counted from 1. */
  readonly line: number;
}

/** The hunks of a difference: the removed and added lines, with the lines around them. */
export function drawHunks(
  heading: string,
  base: readonly DrawnLine[],
  head: readonly DrawnLine[],
  runs: readonly LineRun[],
): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let lines: DiffLine[] = [];
  const close = (): void => {
    if (lines.some(({ kind }) => kind !== 'context')) {
      hunks.push(hunkOf(heading, lines));
    }
    lines = [];
  };
  runs.forEach((run, index) => {
    const drawn = drawRun(run, base, head);
    if (run.kind !== 'same') {
      drawn.forEach((line) => lines.push(line));
    } else if (index === 0) {
      lines = drawn.slice(-CONTEXT_LINES);
    } else if (drawn.length > 2 * CONTEXT_LINES || index === runs.length - 1) {
      drawn.slice(0, CONTEXT_LINES).forEach((line) => lines.push(line));
      close();
      lines = drawn.slice(-CONTEXT_LINES);
    } else {
      drawn.forEach((line) => lines.push(line));
    }
  });
  close();
  return hunks;
}

function drawRun(run: LineRun, base: readonly DrawnLine[], head: readonly DrawnLine[]): DiffLine[] {
  return Array.from({ length: run.count }, (_, index) => {
    if (run.kind === 'removed') {
      const { line, text } = at(base, run.base + index);
      return { kind: 'removed', oldLine: line, text };
    }
    const { line, text } = at(head, run.head + index);
    return run.kind === 'added'
      ? { kind: 'added', newLine: line, text }
      : { kind: 'context', oldLine: at(base, run.base + index).line, newLine: line, text };
  });
}

/** If the printer moved code, line numbers could decrease. Such numbers are replaced by the highest one before. */
function hunkOf(heading: string, lines: readonly DiffLine[]): Hunk {
  let oldLine = 0;
  let newLine = 0;
  const rising = lines.map((line): DiffLine => {
    oldLine = line.kind === 'added' ? oldLine : Math.max(oldLine, line.oldLine);
    newLine = line.kind === 'removed' ? newLine : Math.max(newLine, line.newLine);
    switch (line.kind) {
      case 'added':
        return { ...line, newLine };
      case 'removed':
        return { ...line, oldLine };
      case 'context':
      default:
        return { ...line, oldLine, newLine };
    }
  });
  const old = rising.filter((line) => line.kind !== 'added');
  const now = rising.filter((line) => line.kind !== 'removed');
  return {
    oldStart: old[0]?.oldLine ?? 0,
    oldLines: old.length,
    newStart: now[0]?.newLine ?? 0,
    newLines: now.length,
    heading,
    lines: rising,
  };
}
