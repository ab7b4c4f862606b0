import { lineToShow } from '../../../diagnostics/line-to-show.ts';
import { positionAt, type Position, type SourceText, type TextRange } from '../../../text/source-text.ts';
import { detachText } from '../../../text/detach.ts';

/** The place of a finding: lines and columns, and the text of the line to show. */
export interface ReportedPlace {
  readonly start: Position;
  readonly end: Position;
  readonly sourceLine?: string;
}

/** Finds the place of one range. */
export function locateRange(source: SourceText, range: TextRange): ReportedPlace {
  return placesIn(source)(range);
}

/**
 * Returns a function that finds the places of many ranges in a text. Places on the same line share its text, because a
 * line may be a megabyte long and contain thousands of findings.
 */
export function placesIn(source: SourceText): (range: TextRange) => ReportedPlace {
  let last: { readonly line: number; readonly text: string } | undefined;
  return (range) => {
    const start = positionAt(source, range.start);
    if (last?.line !== start.line) {
      last = { line: start.line, text: detachText(lineToShow(source, start.line)) };
    }
    return { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
  };
}
