import { splitLines } from './lines.ts';
import { markerFor } from './marker.ts';
import { shownLines } from './shown-lines.ts';
import type { LineRange, Outline } from './types.ts';
import { at } from '../structures/at.ts';

/**
 * `elided` keeps the touched code and the declarations that contain it. `outline` keeps only the heads of declarations.
 * Both keep imports.
 */
export type ElisionLevel = 'elided' | 'outline';

/** A run of lines, counted from 1, both ends included. */
export type ElidedSegment =
  | { readonly kind: 'lines'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'omitted';
      readonly from: number;
      readonly to: number;
      /** A comment in the file's language, indented like the lines that it replaces. */
      readonly marker: string;
    };

/**
 * Divides a file's lines into those to show and those to leave out. The segments cover every line once, in order.
 *
 * A line is shown unchanged or not at all. A body in braces is left out between them, and the braces keep their lines,
 * so that every visible line can be numbered and quoted. A part that is shorter than two markers is shown.
 *
 * @param language VS Code's id, for the comments.
 * @param touched The changed lines, from 1, both ends included; all of them that the file has are shown. If there are
 * none, `elided` is the same as `outline`.
 */
export function elideLines(
  text: string,
  outline: Outline,
  language: string,
  level: ElisionLevel,
  touched: readonly LineRange[],
): readonly ElidedSegment[] {
  const lines = splitLines(text);
  const shown = shownLines(lines.length, outline, level === 'elided' ? touched : []);
  const segments: ElidedSegment[] = [];
  for (let from = 1; from <= lines.length;) {
    const to = lastAlike(shown, from, lines.length);
    for (const segment of shown[from] === 1
      ? [{ kind: 'lines', from, to } as const]
      : leaveOut(lines, from, to, language)) {
      append(segments, segment);
    }
    from = to + 1;
  }
  return segments;
}

function lastAlike(shown: Uint8Array, from: number, last: number): number {
  let to = from;
  while (to < last && shown[to + 1] === shown[from]) {
    to += 1;
  }
  return to;
}

/** A marker is not code, so a part is shown if it has less than twice the marker's length. */
const CHARACTERS_PER_MARKER_CHARACTER = 2;

/** A blank line at either end stays, to separate the marker from the code next to it. */
function leaveOut(lines: readonly string[], first: number, last: number, language: string): readonly ElidedSegment[] {
  const from = isBlank(lines[first - 1]) && first < last ? first + 1 : first;
  const to = isBlank(lines[last - 1]) && from < last ? last - 1 : last;
  const marker = markerFor(lines, from, to, language);
  const enough = marker.length * CHARACTERS_PER_MARKER_CHARACTER;
  let characters = to - from;
  for (let line = from; line <= to && characters < enough; line += 1) {
    characters += at(lines, line - 1).length;
  }
  if (characters < enough) {
    return [{ kind: 'lines', from: first, to: last }];
  }
  return [
    ...(first < from ? [{ kind: 'lines', from: first, to: first } as const] : []),
    { kind: 'omitted', from, to, marker },
    ...(to < last ? [{ kind: 'lines', from: last, to: last } as const] : []),
  ];
}

function isBlank(line: string | undefined): boolean {
  return line?.trim() === '';
}

function append(segments: ElidedSegment[], segment: ElidedSegment): void {
  const last = segments.at(-1);
  if (last?.kind === 'lines' && segment.kind === 'lines') {
    segments[segments.length - 1] = { ...last, to: segment.to };
  } else {
    segments.push(segment);
  }
}

/** Draws segments of a text as plain text: the shown lines unchanged, and a line for each marker. */
export function drawElided(text: string, segments: readonly ElidedSegment[]): string {
  const lines = text.split('\n');
  const drawn = segments.flatMap((segment) =>
    segment.kind === 'omitted' ? [segment.marker] : lines.slice(segment.from - 1, segment.to),
  );
  return drawn.join('\n') + (text.endsWith('\n') ? '\n' : '');
}
