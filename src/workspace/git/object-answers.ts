/** An object of git. `bytes` is `'too-large'` if there are more bytes than requested; it may be a view. */
export interface GitObject {
  /** `blob`, `tree`, `commit` or `tag`. */
  readonly type: string;
  readonly bytes: Buffer | 'too-large';
}

export interface Question {
  readonly maxBytes: number;
  /** Undefined for an object that is missing. */
  readonly answer: (object: GitObject | undefined) => void;
}

const LINE_FEED = 10;

/** An object whose bytes are being received. */
interface Body {
  readonly question: Question;
  readonly type: string;
  readonly size: number;
  /** Memory for the bytes, allocated when it is needed; never allocated for an object that is too large. */
  bytes: Buffer | undefined;
  taken: number;
}

/**
 * Splits the output of `git cat-file` into answers, and passes each one to its question. The output comes in chunks of any
 * size. An answer is `<id> <type> <size>`, a line feed, the bytes and a line feed, or `<name> missing` and a line feed.
 */
export function splitAnswers(nextQuestion: () => Question): (chunk: Buffer) => void {
  let head = '';
  let body: Body | undefined;

  const takeHead = (chunk: Buffer, at: number): number => {
    const end = chunk.indexOf(LINE_FEED, at);
    head += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
    if (end < 0) {
      return chunk.length;
    }
    body = readHead(head, nextQuestion());
    head = '';
    return body === undefined ? end + 1 : takeWhole(chunk, end + 1, body);
  };
  /** Takes an object that is complete in one chunk, as most are. Its bytes are then a view of the chunk. */
  const takeWhole = (chunk: Buffer, at: number, { question, type, size }: Body): number => {
    const end = at + size;
    if (end >= chunk.length || size > question.maxBytes) {
      return at;
    }
    body = undefined;
    question.answer({ type, bytes: chunk.subarray(at, end) });
    return end + 1;
  };
  const takeBody = (chunk: Buffer, at: number, into: Body): number => {
    const end = Math.min(chunk.length, at + into.size - into.taken);
    if (into.size <= into.question.maxBytes) {
      into.bytes ??= Buffer.allocUnsafe(into.size);
      into.bytes.set(chunk.subarray(at, end), into.taken);
    }
    into.taken += end - at;
    // The line feed behind the bytes may be in the next chunk.
    if (into.taken < into.size || end === chunk.length) {
      return end;
    }
    into.question.answer({ type: into.type, bytes: into.bytes ?? 'too-large' });
    body = undefined;
    return end + 1;
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      at = body === undefined ? takeHead(chunk, at) : takeBody(chunk, at, body);
    }
  };
}

/** Reads the first line of an answer. If the object is missing, this answers the question. */
function readHead(head: string, question: Question): Body | undefined {
  const end = head.lastIndexOf(' ');
  const size = Number(head.slice(end + 1));
  if (Number.isNaN(size)) {
    question.answer(undefined);
    return undefined;
  }
  const type = head.slice(head.lastIndexOf(' ', end - 1) + 1, end);
  return { question, type, size, bytes: undefined, taken: 0 };
}
