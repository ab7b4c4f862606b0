import { decodeUtf8 } from '../../../text/bytes/decode.ts';
import { readUtf16 } from '../../../text/bytes/utf16.ts';

/** As far as git looks for a zero byte, by which it knows binary files. */
const LOOKED_AT_BYTES = 8_000;

/**
 * The text of a file, without its byte order mark; undefined for a binary one. What is neither UTF-8 nor UTF-16 is read
 * as Latin, which most of such files are.
 */
export function textOfBytes(bytes: Uint8Array): string | undefined {
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
