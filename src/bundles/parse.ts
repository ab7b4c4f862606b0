import { parse } from '@babel/parser';
import type { Comment, Program } from './syntax.ts';

type Parsed =
  | { readonly kind: 'parsed'; readonly program: Program; readonly comments: readonly Comment[] }
  | { readonly kind: 'not-parsed'; readonly reason: string };

/**
 * Parses a JavaScript text, as a module if possible, otherwise as a script. The reason of a failure names line and
 * column from 1. A text that is nested too deeply for the parser throws a `RangeError`.
 */
export function parseProgram(text: string): Parsed {
  try {
    const file = parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      attachComment: false,
      errorRecovery: false,
    });
    return { kind: 'parsed', program: file.program, comments: file.comments ?? [] };
  } catch (error) {
    if (error instanceof SyntaxError) {
      return { kind: 'not-parsed', reason: placeFromOne(error) };
    }
    throw error;
  }
}

/** Babel writes `message (line:column)` with columns from 0. */
function placeFromOne({ message }: SyntaxError): string {
  return message.replace(/\s*\((\d+):(\d+)\)$/, (_, line, column) => ` (${line}:${Number(column) + 1})`);
}
