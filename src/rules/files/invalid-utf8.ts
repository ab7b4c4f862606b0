import { isUtf8 } from 'node:buffer';

const LINE_FEED = 10;

/** The number of the first byte that is no part of UTF-8, undefined where all are. */
export function firstInvalidByte(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) {
    return undefined;
  }
  let start = 0;
  let end = endOfLine(bytes, start);
  while (isUtf8(bytes.subarray(start, end))) {
    start = end;
    end = endOfLine(bytes, start);
  }
  while (start < end) {
    const length = lengthOfCharacter(bytes, start);
    if (length === undefined) {
      break;
    }
    start += length;
  }
  return start;
}

/** With its line feed, which is no part of any other character. */
function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end + 1;
}

function lengthOfCharacter(bytes: Uint8Array, at: number): number | undefined {
  const first = bytes[at] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return isUtf8(bytes.subarray(at, at + length)) ? length : undefined;
}
