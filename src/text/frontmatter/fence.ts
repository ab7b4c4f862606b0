import { problemAt } from './problems.ts';
import { lineAt, type Line } from '../line.ts';
import type { TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';

export const FENCE = '---';
export const BYTE_ORDER_MARK = '\u{FEFF}';
/** Usual blocks have a few hundred characters and long ones 3,000. The YAML parser needs half a second for 60,000. */
export const MAX_BLOCK_CHARACTERS = 16_384;

/** Whether the text begins with three dashes. `---js` counts as an opening fence, but nothing is read after it. */
export function isOpening(text: string, start: number): boolean {
  return text.startsWith(FENCE, start) && !text.startsWith('----', start);
}

/** The line that ends the frontmatter, and a line that only looks like it. */
export interface Fences {
  readonly closing?: Line;
  /** The first line between the fences that begins with three dashes but is not a fence. */
  readonly loose?: Line;
}

export function findFences(text: string, opening: Line): Fences {
  let loose: Line | undefined;
  for (let at = text.indexOf(`\n${FENCE}`, opening.end); at >= 0; at = text.indexOf(`\n${FENCE}`, at + 1)) {
    const line = lineAt(text, at + 1);
    if (text.slice(line.start, line.end) === FENCE) {
      return { closing: line, ...(loose && { loose }) };
    }
    loose ??= line;
  }
  return loose ? { loose } : {};
}

/** The range between the fences, without the last line end. Without a closing fence, it ends with the text. */
export function cutBetween(text: string, opening: Line, closing: Line | undefined): TextRange {
  const end = closing === undefined ? text.length : Math.max(opening.next, closing.start - 1);
  const start = Math.min(opening.next, end);
  return { start, end: Math.max(start, withoutCarriageReturn(text, end)) };
}

export function withoutCarriageReturn(text: string, end: number): number {
  return text.charAt(end - 1) === '\r' ? end - 1 : end;
}

export function fenceProblems(text: string, opening: Line, { closing, loose }: Fences): readonly YamlProblem[] {
  if (loose !== undefined) {
    return [problemAt('fence-loose', loose, text.slice(loose.start, loose.end))];
  }
  return closing === undefined ? [problemAt('fence-unclosed', opening)] : [];
}

/** The problem of an opening line that has more than dashes, such as `---js`. */
export function languageProblem(text: string, start: number, opening: Line): YamlProblem {
  const range = { start: start + FENCE.length, end: opening.end };
  return problemAt('fence-language', range, text.slice(range.start, range.end).trim());
}
