import type { Target } from '../replacement.ts';

/** The indentation of the lines of a file. */
export interface IndentStyle {
  readonly usesTabs: boolean;
  /** The blanks of one level, where the file uses blanks. */
  readonly width: number;
}

/** The number of lines above and below that are looked at. */
const LINES_AROUND = 60;
const DEFAULT_WIDTH = 4;

export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Reads the style from the replaced lines and those around them. Undefined if no line there is indented. */
export function readIndentStyle({ known, start, end }: Target): IndentStyle | undefined {
  const around = known
    .slice(Math.max(0, start - LINES_AROUND), end + LINES_AROUND)
    .filter((line) => line.trim() !== '');
  const indents = around.map(indentOf);
  const tabs = indents.filter((indent) => indent.startsWith('\t')).length;
  const blanks = indents.filter((indent) => indent.startsWith('  ')).length;
  return tabs + blanks === 0 ? undefined : { usesTabs: tabs > blanks, width: commonStep(indents) };
}

/** The step that most lines are deeper than the line before them. */
function commonStep(indents: readonly string[]): number {
  const counts = new Map<number, number>();
  indents.forEach((indent, at) => {
    const step = indent.length - (indents[at - 1] ?? '').length;
    if (step >= 2 && step <= 8 && !indent.includes('\t')) {
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
  });
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || a - b);
  return most?.[0] ?? DEFAULT_WIDTH;
}

/** Writes the indentation of lines in the style of the file: tabs for blanks, or blanks for tabs. */
export function adoptStyle(lines: readonly string[], style: IndentStyle, expected: string): readonly string[] {
  return style.usesTabs ? withTabs(lines, expected) : lines.map((line) => withBlanks(line, style.width));
}

function withBlanks(line: string, width: number): string {
  const indent = indentOf(line);
  return indent.replaceAll('\t', ' '.repeat(width)) + line.slice(indent.length);
}

function withTabs(lines: readonly string[], expected: string): readonly string[] {
  const width = widthOfBlanks(lines, expected);
  return lines.map((line) => {
    const indent = indentOf(line);
    if (!indent.includes(' ') || width === undefined) {
      return line;
    }
    const columns = indent.replaceAll('\t', ' '.repeat(width)).length;
    // Blanks that do not fill a level align a comment, or follow the star of a block comment.
    return '\t'.repeat(Math.floor(columns / width)) + ' '.repeat(columns % width) + line.slice(indent.length);
  });
}

/** The blanks that stand for a tab: known from the first line if it keeps its depth, else from the smallest step. */
function widthOfBlanks(lines: readonly string[], expected: string): number | undefined {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => indentOf(line).length);
  const first = indents[0] ?? 0;
  const depth = expected.length;
  if (/^\t+$/.test(expected) && first > 0 && first % depth === 0 && [2, 3, 4, 8].includes(first / depth)) {
    return first / depth;
  }
  const steps = indents.map((indent, at) => Math.abs(indent - (indents[at - 1] ?? indent))).filter((step) => step >= 2);
  return steps.length > 0 ? Math.min(...steps) : first >= 2 ? DEFAULT_WIDTH : undefined;
}
