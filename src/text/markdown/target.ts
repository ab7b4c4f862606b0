import type { TextRange } from '../source-text.ts';

/** The address of a link, and the offset after it and its title. */
export interface MarkdownTarget {
  readonly target: TextRange;
  readonly end: number;
}

/** CommonMark requires at least three levels. An address never has more than this. */
const MAX_PARENTHESES = 32;

/**
 * Reads the address of a link and its title, starting at an offset, within one line. Undefined if there is no address
 * or an empty one.
 */
export function readTarget(text: string, start: number, end: number): MarkdownTarget | undefined {
  const address = readAddress(text, start, end);
  return address === undefined ? undefined : { ...address, end: endOfTitle(text, address.end, end) ?? address.end };
}

/** Reads only an address (https://spec.commonmark.org/0.31.2/#link-destination). */
export function readAddress(text: string, start: number, end: number): MarkdownTarget | undefined {
  const at = skipBlanks(text, start, end);
  const isPointed = text.charAt(at) === '<';
  const target = isPointed ? pointedTarget(text, at + 1, end) : plainTarget(text, at, end);
  if (target === undefined || target.start === target.end) {
    return undefined;
  }
  return { target, end: target.end + (isPointed ? 1 : 0) };
}

/** The first offset from `at` on that is not blank, at most `end`. */
export function skipBlanks(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && (text.charAt(next) === ' ' || text.charAt(next) === '\t')) {
    next += 1;
  }
  return next;
}

function pointedTarget(text: string, start: number, end: number): TextRange | undefined {
  for (let at = start; at < end; at += 1) {
    switch (text.charAt(at)) {
      case '\\':
        at += 1;
        break;
      case '<':
        return undefined;
      case '>':
        return { start, end: at };
      default:
    }
  }
  return undefined;
}

function plainTarget(text: string, start: number, end: number): TextRange | undefined {
  let depth = 0;
  let at = start;
  for (; at < end && text.charAt(at) > ' '; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && text.charAt(at + 1) > ' ') {
      at += 1;
    } else if (sign === '(') {
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
    }
    if (depth < 0) {
      break;
    }
    if (depth > MAX_PARENTHESES) {
      return undefined;
    }
  }
  return depth > 0 ? undefined : { start, end: Math.min(at, end) };
}

const TITLE_ENDS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** A blank must separate a title from the address. */
function endOfTitle(text: string, start: number, end: number): number | undefined {
  const open = skipBlanks(text, start, end);
  return open > start ? titleEnd(text, open, end) : undefined;
}

/**
 * The offset after the title that begins at an offset. Undefined if no title begins there, or if it is not closed
 * before `end`.
 */
export function titleEnd(text: string, open: number, end: number): number | undefined {
  const close = open < end ? TITLE_ENDS[text.charAt(open)] : undefined;
  if (close === undefined) {
    return undefined;
  }
  for (let at = open + 1; at < end; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      at += 1;
    } else if (sign === close) {
      return at + 1;
    } else if (sign === '(' && close === ')') {
      return undefined;
    }
  }
  return undefined;
}
