import { lineText } from '../diagnostics/diagnostic.ts';
import { detachText } from '../text/detached.ts';
import { positionAt, type Position, type SourceText, type TextRange } from '../text/source-text.ts';

/** Where: lines and columns, and the line itself for drawing. */
export interface ReportedPlace {
  readonly start: Position;
  readonly end: Position;
  readonly sourceLine?: string;
}

/** The place of a range of a text. */
export function placeOf(source: SourceText, range: TextRange): ReportedPlace {
  const start = positionAt(source, range.start);
  return {
    start,
    end: positionAt(source, Math.max(range.start, range.end)),
    sourceLine: detachText(lineText(source, start.line)),
  };
}
