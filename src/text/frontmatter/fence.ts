import { problemAt } from './problems.ts';
import { lineAt, type Line } from '../line.ts';
import type { TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';

export const FENCE = '---';
export const BYTE_ORDER_MARK = '\u{FEFF}';
/** Real blocks have a few hundred, long ones 3,000; the parser of YAML takes half a second for 60,000. */
export const MAX_BLOCK_CHARACTERS = 16_384;

/** Whether three dashes begin the text; `---js` is an opening fence too, though one that nothing is read after. */
export function isOpening(text: string, start: number): boolean {
  return text.startsWith(FENCE, start) && !text.startsWith('----', start);
}

/** What ends the frontmatter, or seems to. */
export interface Fences {
  readonly closing?: Line;
  /** The first line after the opening one that begins like a fence but is none, if it comes before the closing one. */
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

/** The lines between the fences, without the last line end; without a closing fence, to the end of the text. */
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

/** For an opening line with more than dashes, such as `---js`. */
export function languageProblem(text: string, start: number, opening: Line): YamlProblem {
  const range = { start: start + FENCE.length, end: opening.end };
  return problemAt('fence-language', range, text.slice(range.start, range.end).trim());
}
