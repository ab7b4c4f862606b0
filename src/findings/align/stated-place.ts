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
  const numbers = [startLine, line].filter((number) => number !== undefined && isLineNumber(number));
  const [first, last = first] = numbers.toSorted((a = 0, b = 0) => a - b);
  return {
    ...(first === undefined || first === last ? {} : { startLine: first }),
    ...(last === undefined ? {} : { line: last }),
    ...(side === undefined ? {} : { side }),
  };
}

const MAX_LINE_NUMBER = 1_000_000_000;

function isLineNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_LINE_NUMBER;
}
