/** Lines without their ends. The empty rest after the last line end is not a line. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** The line end that a text uses. A text without any uses `\n`. */
export function lineEnd(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/**
 * Replaces lines as GitHub does when somebody applies a suggestion: the lines `start` to `end` (counted from 1) go, and
 * the lines of the suggestion come, with the line ends of the file. A missing line end at the end of the file stays so.
 */
export function replaceLines(text: string, start: number, end: number, suggestion: string): string {
  const ending = lineEnd(text);
  const lines = splitLines(text);
  const replaced = [...lines.slice(0, start - 1), ...suggestion.split(/\r?\n/), ...lines.slice(end)];
  return replaced.join(ending) + (/\r?\n$/.test(text) ? ending : '');
}

/** The blanks and tabs that a line begins with. */
export function indentation(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** One level of indentation in a file: a tab, or the fewest blanks that a line begins with, but at least two. */
export function indentationUnit(lines: readonly string[]): string {
  const indented = lines.map(indentation).filter((blanks) => blanks !== '');
  if (indented.filter((blanks) => blanks.startsWith('\t')).length * 2 > indented.length) {
    return '\t';
  }
  const widths = indented.filter((blanks) => !blanks.includes('\t') && blanks.length >= 2).map(({ length }) => length);
  return ' '.repeat(Math.min(8, ...widths) === 8 ? 4 : Math.min(...widths));
}

/** A text in which no difference of blanks, tabs and line ends is left. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
