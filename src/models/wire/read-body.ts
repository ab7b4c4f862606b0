/** No answer of a model comes near it; a server that sends without end does. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** The whole body as text, or `undefined` where it is larger than any answer. Rejects when the connection breaks. */
export async function readBody(response: Response): Promise<string | undefined> {
  if (response.body === null) {
    return '';
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > MAX_BODY_BYTES) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
