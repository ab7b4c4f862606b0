import { displayWidth } from './display-width.ts';

/** The most columns of a line in reports for people. */
export const REPORT_WIDTH = 100;

/**
 * Breaks a text at its spaces, so that no line is wider than a terminal. A longer word stays whole, so that it can be copied.
 *
 * @param width - The most columns of a line, with its indent.
 * @param indents - The beginning of the first line, and of the others.
 */
export function wrapText(
  text: string,
  width: number,
  indents: { readonly first: string; readonly rest: string },
): readonly string[] {
  const lines: string[] = [];
  let line = indents.first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = indents.rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
