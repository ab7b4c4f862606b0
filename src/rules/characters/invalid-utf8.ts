import { at } from '../../structures/at.ts';
import { isUtf8 } from 'node:buffer';

const LINE_FEED = 10;

/** The index of the first byte that is not valid UTF-8; `undefined` if all bytes are valid. */
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
    const length = measureCharacter(bytes, start);
    if (length === undefined) {
      break;
    }
    start += length;
  }
  return start;
}

/** The end of a line, including its line feed. In UTF-8 a line feed is never part of another character. */
function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end + 1;
}

function measureCharacter(bytes: Uint8Array, start: number): number | undefined {
  const first = at(bytes, start);
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return isUtf8(bytes.subarray(start, start + length)) ? length : undefined;
}
