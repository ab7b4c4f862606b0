/** Much larger than any answer; stops a server that sends endlessly. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Reads the whole body as text. Returns `undefined` if it is too large; rejects if the connection breaks. */
export async function readBody(response: Response): Promise<string | undefined> {
  const bytes = await readBytes(response, MAX_BODY_BYTES);
  return bytes?.toString('utf8');
}

/**
 * Reads the whole body. Returns `undefined` if it has more bytes, after unpacking; rejects if the connection breaks.
 *
 * @param maxBytes the rest is not received: the connection is closed
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (response.body === null) {
    return Buffer.alloc(0);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
