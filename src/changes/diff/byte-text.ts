/** These functions read a diff in place, as bytes. Only the parts that are kept become text. */

export const LINE_FEED = 0x0a;

/** Offset of the line feed that ends the line, or the number of bytes for the last line. */
export function endOfLine(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end;
}

/** Whether the ASCII characters are at an offset. */
export function hasAt(bytes: Buffer, ascii: string, start: number): boolean {
  for (let index = 0; index < ascii.length; index += 1) {
    if (bytes[start + index] !== ascii.charCodeAt(index)) {
      return false;
    }
  }
  return true;
}

/** The text of a range, end exclusive. Bytes that are not UTF-8 become U+FFFD; a byte order mark stays. */
export function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('utf8', start, end);
}

/** The number of line feeds in a range, end exclusive. */
export function countLineFeeds(bytes: Buffer, start: number, end: number): number {
  let count = 0;
  for (let at = endOfLine(bytes, start); at < end; at = endOfLine(bytes, at + 1)) {
    count += 1;
  }
  return count;
}
