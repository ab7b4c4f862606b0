import { lineText } from '../../diagnostics/diagnostic.ts';
import { positionAt, type Position, type SourceText, type TextRange } from '../../text/source-text.ts';
import { detachText } from '../../text/detach.ts';

/** Where: lines and columns, and the line itself for drawing. */
export interface ReportedPlace {
  readonly start: Position;
  readonly end: Position;
  readonly sourceLine?: string;
}

/** The place of a range of a text. */
export function locateRange(source: SourceText, range: TextRange): ReportedPlace {
  return placesIn(source)(range);
}

/**
 * The places of many ranges of a text, which share the lines that they stand on: a line may be a megabyte long and hold
 * thousands of them.
 */
export function placesIn(source: SourceText): (range: TextRange) => ReportedPlace {
  let last: { readonly line: number; readonly text: string } | undefined;
  return (range) => {
    const start = positionAt(source, range.start);
    if (last?.line !== start.line) {
      last = { line: start.line, text: detachText(lineText(source, start.line)) };
    }
    return { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
  };
}
