/** Much longer than any answer. A longer line is skipped. */
const MAX_LINE_BYTES = 4_000_000;
/** The results of 100,000 requests with 10 kB each; stops a server that sends endlessly. */
const MAX_TEXT_BYTES = 1_000_000_000;

/** A line that is too long is `undefined`. */
export type ReadLine = string | undefined;

export interface LineLimits {
  readonly line: number;
  readonly text: number;
}

/**
 * Reads the lines of a text while it arrives, so that a long one is never in memory as a whole. Empty lines are left
 * out. Rejects if the connection breaks or the text is too long.
 */
export async function* readTextLines(
  body: AsyncIterable<Uint8Array>,
  { line: maxLine, text: maxText }: LineLimits = { line: MAX_LINE_BYTES, text: MAX_TEXT_BYTES },
): AsyncGenerator<ReadLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let all = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    parts = length > maxLine ? [] : [...parts, part];
  };
  const take = (): ReadLine => {
    const text = length > maxLine ? undefined : Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    length = 0;
    return text;
  };
  for await (const chunk of body) {
    all += chunk.length;
    if (all > maxText) {
      throw new Error(`the results have more than ${maxText} bytes`);
    }
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      const line = take();
      if (line !== '') {
        yield line;
      }
    }
    add(chunk.subarray(start));
  }
  const last = take();
  if (last !== '') {
    yield last;
  }
}

const NEWLINE = 10;
