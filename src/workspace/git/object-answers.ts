/** An object of git; `'too-large'` in place of bytes that are more than was asked for. The bytes may be a view. */
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

/** An object whose bytes are coming. */
interface Body {
  readonly question: Question;
  readonly type: string;
  readonly size: number;
  /** Room for the bytes, once it is needed; none where they are too many. */
  bytes: Buffer | undefined;
  taken: number;
}

/**
 * Gives each question its answer from the output of `git cat-file`, which comes in chunks of any size:
 * `<id> <type> <size>`, a line feed, the bytes, a line feed; or `<name> missing` and a line feed.
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
  /** Most objects come in one chunk, of which their bytes are a view then. */
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

/** Answers a question whose object is missing at once. */
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
