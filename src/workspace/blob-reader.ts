import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Reads objects one after the other from a process that stays. */
export interface BlobReader {
  /** Undefined for an object that is missing or no blob. */
  read(id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  close(): void;
}

/** Speaks with `git cat-file --batch`: a line with an id goes in; `<id> <type> <size>`, the bytes and a line feed come out. */
export function startBlobReader(child: ChildProcessWithoutNullStreams): BlobReader {
  const output = readOutput(child);
  child.stderr.resume();
  let last: Promise<unknown> = Promise.resolve();

  const ask = async (id: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined> => {
    child.stdin.write(`${id}\n`);
    const [, type, size] = (await output.line()).split(' ');
    if (size === undefined) {
      return undefined;
    }
    const count = Number(size);
    const content = await output.bytes(count, maxBytes);
    await output.bytes(1, 1);
    return type === 'blob' ? (content ?? 'too-large') : undefined;
  };
  return {
    read: (id, maxBytes) => {
      const answer = last.then(() => ask(id, maxBytes));
      // The next question waits for this one, but does not fail with it.
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

interface Output {
  line(): Promise<string>;
  /** Takes that many bytes; keeps them only if they are not more than `maxBytes`. */
  bytes(count: number, maxBytes: number): Promise<Buffer | undefined>;
}

const LINE_FEED = 10;

function readOutput(child: ChildProcessWithoutNullStreams): Output {
  const chunks: AsyncIterator<unknown> = child.stdout[Symbol.asyncIterator]();
  // Without a listener, a failing start would end the whole program; the reader then finds no output.
  child.on('error', () => undefined);
  let rest: Buffer = Buffer.alloc(0);

  const next = async (): Promise<Buffer> => {
    const chunk = await chunks.next();
    if (chunk.done === true || !Buffer.isBuffer(chunk.value)) {
      throw new Error('`git cat-file` ended before it answered');
    }
    return chunk.value;
  };
  return {
    line: async () => {
      while (!rest.includes(LINE_FEED)) {
        rest = Buffer.concat([rest, await next()]);
      }
      const end = rest.indexOf(LINE_FEED);
      const text = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
      return text;
    },
    bytes: async (count, maxBytes) => {
      const kept: Buffer[] = [];
      let missing = count;
      while (missing > 0) {
        rest = rest.length === 0 ? await next() : rest;
        const taken = rest.subarray(0, missing);
        rest = rest.subarray(taken.length);
        missing -= taken.length;
        if (count <= maxBytes) {
          kept.push(taken);
        }
      }
      return count <= maxBytes ? Buffer.concat(kept) : undefined;
    },
  };
}
