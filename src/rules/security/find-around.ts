import type { TextRange } from '../../text/source-text.ts';

/** How far from its anchor a phrase may begin and end. */
const REACH = 300;
/** A text with more of them is made to be slow. */
const MAX_ANCHORS = 200;

/**
 * Where a pattern stands in a text: it is tried around a rare piece of it only, which is found many times faster than the
 * pattern would be.
 *
 * @param anchor a piece that every match holds
 */
export function* findAround(text: string, anchor: string, pattern: RegExp): Generator<TextRange> {
  let from = 0;
  let tried = 0;
  for (
    let at = text.indexOf(anchor);
    at >= 0 && tried < MAX_ANCHORS;
    at = text.indexOf(anchor, Math.max(from, at + 1))
  ) {
    tried += 1;
    const start = Math.max(from, at - REACH);
    const match = pattern.exec(text.slice(start, at + REACH));
    if (match !== null && start + match.index <= at) {
      from = start + match.index + match[0].length;
      yield { start: start + match.index, end: from };
    }
  }
}
