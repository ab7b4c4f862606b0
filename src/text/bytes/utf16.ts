/** A text in UTF-16, which readers of UTF-8 misread. */
export interface Utf16Text {
  readonly encoding: 'utf-16le' | 'utf-16be';
  /** The text without its byte order mark. Absent if the bytes are not a complete text. */
  readonly text?: string;
}

/** A sample that is long enough to tell the alternating zeros of Latin letters from chance. */
const SAMPLE_BYTES = 64;
const MIN_SAMPLE_BYTES = 8;

/** Reads bytes that begin with the mark of UTF-16, or whose every second byte is zero. Undefined for all others. */
export function readUtf16(bytes: Uint8Array): Utf16Text | undefined {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) {
    return undefined;
  }
  try {
    return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    // This is expected: the bytes end in half a character.
    return { encoding };
  }
}

function encodingOf(bytes: Uint8Array): Utf16Text['encoding'] | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) {
    return third === 0 && fourth === 0 ? undefined : 'utf-16le';
  }
  if (first === 0xfe && second === 0xff) {
    return 'utf-16be';
  }
  // This test is cheap and excludes nearly all files, as they do not begin with a zero.
  if (first !== 0 && second !== 0) {
    return undefined;
  }
  const sample = [...bytes.subarray(0, SAMPLE_BYTES)];
  if (sample.length < MIN_SAMPLE_BYTES) {
    return undefined;
  }
  const isLittle = sample.every((byte, index) => (byte === 0) === (index % 2 === 1));
  const isBig = sample.every((byte, index) => (byte === 0) === (index % 2 === 0));
  return isLittle ? 'utf-16le' : isBig ? 'utf-16be' : undefined;
}
