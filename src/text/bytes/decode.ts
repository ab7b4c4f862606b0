import { isAscii, isUtf8 } from 'node:buffer';

/** The decoded text, unless the bytes are not valid UTF-8. */
export type Decoded = ({ readonly kind: 'text' } & DecodedText) | { readonly kind: 'not-utf-8' };

export interface DecodedText {
  readonly text: string;
  readonly isAscii: boolean;
}

/** Decodes UTF-8, keeping a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) {
    // Latin-1 takes half the memory and is faster to search.
    return { kind: 'text', text: buffer.toString('latin1'), isAscii: true };
  }
  return isUtf8(buffer) ? { kind: 'text', text: buffer.toString('utf8'), isAscii: false } : { kind: 'not-utf-8' };
}
