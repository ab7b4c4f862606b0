import type { Position } from '../../text/source-text.ts';

const LINE_FEED = 10;

/** The line and the column of a byte. The column counts UTF-16 code units of the decoded start of the line. */
export function positionInBytes(bytes: Uint8Array, byte: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < byte; at = bytes.indexOf(LINE_FEED, at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: new TextDecoder().decode(bytes.subarray(lineStart, byte)).length + 1 };
}
