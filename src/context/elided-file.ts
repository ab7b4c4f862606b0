import { elideLines, type ElidedSegment, type ElisionLevel } from '../syntax/elide.ts';
import { splitLines } from '../syntax/lines.ts';
import { markerFor } from '../syntax/marker.ts';
import { outlineOf } from '../syntax/outline.ts';
import type { Grammars, LineRange } from '../syntax/types.ts';
import { languageOf } from '../text/languages/languages.ts';
import { joinRanges } from './join-ranges.ts';

/** A file that is shown in a prompt, with as many of its lines as fit. */
export interface FileToShow {
  readonly path: string;
  readonly text: string;
  /** The lines that matter most. They count from 1, and both ends of a range are included. */
  readonly touched?: readonly LineRange[];
  /** Lines that the hunks of the change show. */
  readonly inChange?: readonly LineRange[];
}

/** Lines that are shown, left out, or shown in the change. */
export type FileSegment = ElidedSegment | { readonly kind: 'in-change'; readonly from: number; readonly to: number };

/** A file at three levels. The segments of a level cover each line once, in order. */
export interface ElidedFile {
  readonly path: string;
  /** Without their line ends. The first one is line 1. */
  readonly lines: readonly string[];
  /** How many of its lines are touched. */
  readonly touchedLines: number;
  readonly full: readonly FileSegment[];
  /** The touched lines and the declarations around them. If no line is touched, it is the outline. */
  readonly elided: readonly FileSegment[];
  /** The imports and the first lines of declarations. */
  readonly outline: readonly FileSegment[];
}

/** Divides a file's lines at each level. No text makes it throw. */
export async function elideFile(
  { path, text, touched = [], inChange = [] }: FileToShow,
  grammars: Grammars,
): Promise<ElidedFile> {
  const lines = splitLines(text);
  const language = languageOf(path, lines[0]) ?? 'plaintext';
  const outline = await outlineOf(text, language, grammars);
  const elsewhere = markLines(joinRanges(inChange, lines.length), lines.length);
  const segmentsAt = (level: ElisionLevel): readonly FileSegment[] =>
    setApart(elideLines(text, outline, language, level, touched), elsewhere, (from, to) =>
      markerFor(lines, from, to, language),
    );
  const all = lines.length === 0 ? [] : [{ kind: 'lines', from: 1, to: lines.length } as const];
  return {
    path,
    lines,
    touchedLines: joinRanges(touched, lines.length).reduce((sum, { from, to }) => sum + to - from + 1, 0),
    full: setApart(all, elsewhere, () => ''),
    elided: segmentsAt('elided'),
    outline: segmentsAt('outline'),
  };
}

/** Makes a list with 1 at the number of each line in the ranges. */
function markLines(ranges: readonly LineRange[], lineCount: number): Uint8Array {
  const marks = new Uint8Array(lineCount + 2);
  for (const { from, to } of ranges) {
    marks.fill(1, from, to + 1);
  }
  return marks;
}

/** Cuts segments at the edges of the lines that the change shows. The rest of an omission gets its own marker. */
function setApart(
  segments: readonly ElidedSegment[],
  elsewhere: Uint8Array,
  markerOf: (from: number, to: number) => string,
): readonly FileSegment[] {
  const apart: FileSegment[] = [];
  for (const segment of segments) {
    for (let from = segment.from; from <= segment.to;) {
      let to = from;
      while (to < segment.to && elsewhere[to + 1] === elsewhere[from]) {
        to += 1;
      }
      append(apart, elsewhere[from] === 1 ? { kind: 'in-change', from, to } : cutSegment(segment, from, to, markerOf));
      from = to + 1;
    }
  }
  return apart;
}

function append(segments: FileSegment[], segment: FileSegment): void {
  const last = segments.at(-1);
  if (last?.kind === 'in-change' && segment.kind === 'in-change') {
    segments[segments.length - 1] = { ...last, to: segment.to };
  } else {
    segments.push(segment);
  }
}

function cutSegment(
  segment: ElidedSegment,
  from: number,
  to: number,
  markerOf: (from: number, to: number) => string,
): FileSegment {
  if (segment.from === from && segment.to === to) {
    return segment;
  }
  return segment.kind === 'lines'
    ? { kind: 'lines', from, to }
    : { kind: 'omitted', from, to, marker: markerOf(from, to) };
}
