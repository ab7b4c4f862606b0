import { decodeUtf8 } from '../../../text/bytes/decode.ts';
import { readUtf16 } from '../../../text/bytes/utf16.ts';

/** Git also looks for a zero byte in this many bytes, to recognize binary files. */
const LOOKED_AT_BYTES = 8_000;

/**
 * Decodes a file, without its byte order mark; undefined for a binary file. A file that is neither UTF-8 nor UTF-16 is
 * read as Latin-1, which is the most likely encoding.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide = readUtf16(bytes)?.text;
  if (wide !== undefined) {
    return wide;
  }
  if (bytes.subarray(0, LOOKED_AT_BYTES).includes(0)) {
    return undefined;
  }
  const decoded = decodeUtf8(bytes);
  return (decoded.kind === 'text' ? decoded.text : new TextDecoder('latin1').decode(bytes)).replace(/^\uFEFF/, '');
}
