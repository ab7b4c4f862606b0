/** Lines as one text, and where each begins in it. */
export interface JoinedLines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Joins lines with `\n`. */
export function joinLines(lines: readonly string[]): JoinedLines {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return { text: lines.join('\n'), starts };
}

/**
 * The lines in which an expression matches something, by their index. One search through the whole text costs less than one for
 * each line.
 *
 * @param pattern global, and matches within a line
 */
export function listMatchingLines({ text, starts }: JoinedLines, pattern: RegExp): readonly number[] {
  const found: number[] = [];
  let line = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    while ((starts[line + 1] ?? Infinity) <= match.index) {
      line += 1;
    }
    found.push(line);
    pattern.lastIndex = starts[line + 1] ?? text.length + 1;
  }
  return found;
}
