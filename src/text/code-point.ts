/**
 * Reads the code point at an offset that is known to be within the text.
 *
 * @throws RangeError if the offset is outside the text, which is a bug of the caller
 */
export function codePointAt(text: string, offset: number): number {
  const code = text.codePointAt(offset);
  if (code === undefined) {
    throw new RangeError(`no character at offset ${offset} of ${text.length}`);
  }
  return code;
}
