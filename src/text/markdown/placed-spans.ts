import { readSpans, type Span } from './spans.ts';
import type { TextRange } from '../source-text.ts';
import { at } from '../../structures/at.ts';

/** A span with its place in the source. */
export interface PlacedSpan extends TextRange {
  readonly kind: Span['kind'];
  readonly value: string;
}

/** The spans of lines that belong together, such as those of a paragraph without the marks before them. */
export function readPlacedSpans(
  text: string,
  lines: readonly TextRange[],
  labels: ReadonlySet<string>,
): readonly PlacedSpan[] {
  const content = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const place = placesOf(lines);
  return readSpans(content, labels).map(({ kind, value, from, to }) => {
    const start = place(from);
    return { kind, value, start, end: place(to - 1) + 1 };
  });
}

/** Maps offsets in the joined lines to the source. Callers must ask with growing offsets. */
function placesOf(lines: readonly TextRange[]): (offset: number) => number {
  let line = 0;
  let passed = 0;
  return (offset) => {
    let range = at(lines, line);
    while (offset - passed > range.end - range.start && line + 1 < lines.length) {
      passed += range.end - range.start + 1;
      line += 1;
      range = at(lines, line);
    }
    return range.start + offset - passed;
  };
}
