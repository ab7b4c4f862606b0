import type { TextRange } from '../../text/source-text.ts';

/** The most characters between an anchor and the beginning or end of a phrase. */
const REACH = 300;
/** The most anchors that are tried. A text with more was made to be slow. */
const MAX_ANCHORS = 200;

/**
 * Finds the matches of a pattern in a text. The pattern is tried only around an anchor, a rare part of it, which is many
 * times faster to find.
 *
 * @param anchor a part that every match contains
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
