/** The state of reading a reply. `at` is the offset of the next character. */
export interface Reader {
  readonly text: string;
  at: number;
  /** The closing signs of the open brackets, outermost first. */
  readonly open: string[];
  /** Number of values so far. */
  values: number;
  /** Set when a limit is reached. All open values then end, and what follows is read as a new value. */
  abandoned: boolean;
  /** From this offset on, no string has a closing quote that ends it. It keeps reading linear. */
  unclosedFrom: number;
  /** Up to this offset, no text lacks only its opening quote. It keeps reading linear. */
  unopenedUntil: number;
  /** The offset of the last end of a comment. What begins after it is not a comment. */
  readonly lastCommentEnd: number;
}

/** Values that are nested deeper are read as values of their own, so that reading cannot overflow the stack. */
export const MAX_NESTING = 100;
/** The most values of one reply. Each takes memory. */
export const MAX_VALUES = 2_000_000;

export function openReader(text: string): Reader {
  return {
    text,
    at: 0,
    open: [],
    values: 0,
    abandoned: false,
    unclosedFrom: Number.POSITIVE_INFINITY,
    unopenedUntil: 0,
    lastCommentEnd: Math.max(text.lastIndexOf('*/'), text.lastIndexOf('-->')),
  };
}

const BLANKS = /[\s\u200B\u2060\uFEFF]*/y;
const LINE_COMMENT = /(?:\/\/|#)[^\n]*/y;
const NEAR_LINE_COMMENT = /(?:\/\/|#)[^\n]{0,400}/y;
/** The most characters that are looked at to tell what follows. */
const MAX_LOOK_AHEAD = 400;

/** Whether a blank or a comment may begin at an offset. */
function mayBeBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code >= 0x80 || code === HASH || code === SLASH || code === LESS_THAN;
}

const HASH = 0x23;
const SLASH = 0x2f;
const LESS_THAN = 0x3c;

/** The offset after blanks and comments. */
export function skipBlanks(reader: Pick<Reader, 'text' | 'lastCommentEnd'>, from: number): number {
  return passBlanks(reader, from, Number.POSITIVE_INFINITY, LINE_COMMENT);
}

/** The offset after blanks and short comments, to look ahead. */
export function peekBlanks(reader: Pick<Reader, 'text' | 'lastCommentEnd'>, from: number): number {
  return passBlanks(reader, from, MAX_LOOK_AHEAD, NEAR_LINE_COMMENT);
}

function passBlanks(
  reader: Pick<Reader, 'text' | 'lastCommentEnd'>,
  from: number,
  most: number,
  lineComment: RegExp,
): number {
  const { text } = reader;
  if (!mayBeBlank(text, from)) {
    return from;
  }
  let at = from;
  for (;;) {
    const start = at;
    at = matchEnd(BLANKS, text, at) ?? at;
    at = endOfComment(reader, at, most) ?? matchEnd(lineComment, text, at) ?? at;
    if (at === start || at - from > most) {
      return at;
    }
  }
}

function endOfComment(
  { text, lastCommentEnd }: Pick<Reader, 'text' | 'lastCommentEnd'>,
  at: number,
  most: number,
): number | undefined {
  const close = text.startsWith('/*', at) ? '*/' : text.startsWith('<!--', at) ? '-->' : undefined;
  if (close === undefined || at > lastCommentEnd) {
    return undefined;
  }
  const end = most < text.length ? text.slice(at, at + most).indexOf(close, 2) : text.indexOf(close, at + 2) - at;
  return end < 0 ? undefined : at + end + close.length;
}

/** The end of what a sticky pattern matches at an offset. */
export function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** What a sticky pattern matches at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
