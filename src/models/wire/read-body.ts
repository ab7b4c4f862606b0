/** Much larger than any answer; stops a server that sends endlessly. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Reads the whole body as text. Returns `undefined` if it is too large; rejects if the connection breaks. */
export async function readBody(response: Response): Promise<string | undefined> {
  if (response.body === null) {
    return '';
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MAX_BODY_BYTES) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
