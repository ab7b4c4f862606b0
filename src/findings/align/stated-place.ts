import type { Draft, Side } from '../types.ts';

/** The place that a draft names, made consistent. */
export interface StatedPlace {
  /** The first line of the range. Only if it is less than `line`. */
  readonly startLine?: number;
  readonly line?: number;
  readonly side?: Side;
}

/** Reads the numbers of a draft: swapped ends are put in order, and what cannot be a line number is left out. */
export function readStatedPlace({ line, startLine, side }: Draft): StatedPlace {
  const ofSide = side === undefined ? undefined : { side };
  if (!isLineNumber(line)) {
    return isLineNumber(startLine) ? { line: startLine, ...ofSide } : { ...ofSide };
  }
  return !isLineNumber(startLine) || startLine === line
    ? { line, ...ofSide }
    : { startLine: Math.min(startLine, line), line: Math.max(startLine, line), ...ofSide };
}

const MAX_LINE_NUMBER = 1_000_000_000;

function isLineNumber(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_LINE_NUMBER;
}
