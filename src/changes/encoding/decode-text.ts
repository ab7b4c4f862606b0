import { isUtf8 } from 'node:buffer';
import type { BinaryEncoding } from '../types.ts';

/** Text that git and GitHub show as binary, with the encoding it was written in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: BinaryEncoding;
}

/** Byte order marks, the longest first: that of UTF-16 is the beginning of that of UTF-32. */
const MARKS: readonly { readonly encoding: BinaryEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
  { encoding: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Data may decode by chance. Text has few control characters besides blanks and line ends. */
const MAX_CONTROL_SHARE = 0.01;
/** In a file that is code by its name, more of them are accepted: interpreters run code that contains NUL characters. */
const MAX_CONTROL_SHARE_IN_CODE = 0.2;

/**
 * Decodes a file that git calls binary, if it is text: UTF-16 or UTF-32 with or without a byte order mark, or UTF-8 with NUL
 * characters. The mark is removed. Undefined if it is not text.
 * @param isCode whether the name of the file says that it is code
 */
export function decodeText(bytes: Uint8Array, isCode: boolean): DecodedText | undefined {
  const encoding = detectEncoding(bytes, isCode);
  const text = encoding === undefined ? undefined : decode(bytes, encoding, isCode)?.replace(/^\uFEFF/, '');
  return encoding === undefined || text === undefined || !looksLikeText(text, isCode) ? undefined : { text, encoding };
}

function detectEncoding(bytes: Uint8Array, isCode: boolean): BinaryEncoding | undefined {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  return marked?.encoding ?? guessWideEncoding(bytes) ?? (isCode || isUtf8(bytes) ? 'utf-8' : undefined);
}

/** The bytes at the beginning of a file by which its encoding is guessed. */
const SAMPLED_BYTES = 4_096;
/** The least share of Latin characters in most texts. In UTF-16, one of the two bytes of a Latin character is zero. */
const MIN_ZERO_SHARE = 0.3;

/** Guesses UTF-16 and UTF-32 by the positions of zero bytes. */
function guessWideEncoding(bytes: Uint8Array): BinaryEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLED_BYTES - (SAMPLED_BYTES % 4));
  const zeros = [0, 1, 2, 3].map((place) => shareOfZeros(sample, place));
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  if (bytes.length % 4 === 0 && fourth === 1 && third > MIN_ZERO_SHARE && first < MIN_ZERO_SHARE) {
    return 'utf-32le';
  }
  if (bytes.length % 4 === 0 && first === 1 && second > MIN_ZERO_SHARE && fourth < MIN_ZERO_SHARE) {
    return 'utf-32be';
  }
  const even = (first + third) / 2;
  const odd = (second + fourth) / 2;
  const least = Math.min(even, odd);
  if (bytes.length % 2 !== 0 || Math.max(even, odd) < MIN_ZERO_SHARE || least > MAX_CONTROL_SHARE) {
    return undefined;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The share of zero bytes among every fourth byte. */
function shareOfZeros(bytes: Uint8Array, place: number): number {
  let zeros = 0;
  let all = 0;
  for (let at = place; at < bytes.length; at += 4) {
    zeros += bytes[at] === 0 ? 1 : 0;
    all += 1;
  }
  return all === 0 ? 0 : zeros / all;
}

function decode(bytes: Uint8Array, encoding: BinaryEncoding, isCode: boolean): string | undefined {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') {
    return decodeUtf32(bytes, encoding === 'utf-32le');
  }
  try {
    return new TextDecoder(encoding, { fatal: !isCode, ignoreBOM: true }).decode(bytes);
  } catch {
    // Expected: the bytes are not text in this encoding.
    return undefined;
  }
}

/** No decoder of the platform knows UTF-32. Units that are no characters become U+FFFD. */
function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const unit = view.getUint32(at, isLittleEndian);
    const isCharacter = unit <= 0x10_ff_ff && (unit < 0xd8_00 || unit > 0xdf_ff);
    parts.push(isCharacter ? String.fromCodePoint(unit) : '\uFFFD');
  }
  return parts.join('');
}

function looksLikeText(text: string, isCode: boolean): boolean {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isBlank = code >= 0x09 && code <= 0x0d;
    odd += (code < 0x20 && !isBlank) || code === 0xff_fd ? 1 : 0;
  }
  return odd <= Math.max(1, text.length * (isCode ? MAX_CONTROL_SHARE_IN_CODE : MAX_CONTROL_SHARE));
}
