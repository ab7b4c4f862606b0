/** Cuts a text at every exact split, so that the tokens of its blocks add up. */
export function* blocksOf(text: string): Generator<string> {
  let start = 0;
  for (let at = text.indexOf('\n') + 1; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) {
    if (isExactSplit(text, at)) {
      yield text.slice(start, at);
      start = at;
    }
  }
  if (start < text.length) {
    yield text.slice(start);
  }
}

/**
 * Whether the tokens of the text are the tokens before the offset plus the tokens after it, in both encodings. Token
 * counts of parts may be added only at such places. They are: both ends of the text; before a blank that follows a
 * character other than white space; and after a line feed, if the next line has a first character that is not white
 * space (blanks and tabs may precede it) and does not begin with `/`, which o200k_base joins to punctuation across a
 * line feed.
 */
export function isExactSplit(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) {
    return true;
  }
  if (text.charCodeAt(offset) === BLANK && !isSpace(text.charCodeAt(offset - 1))) {
    return true;
  }
  if (text.charCodeAt(offset - 1) !== LINE_FEED || text.charCodeAt(offset) === SLASH) {
    return false;
  }
  let at = offset;
  while (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB) {
    at += 1;
  }
  return at < text.length && !isSpace(text.charCodeAt(at));
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;
const SLASH = 0x2f;
const DELETE = 0x7f;
/** White space as in Rust's `\s`. */
const SPACE_BEYOND_ASCII = /\p{White_Space}/u;

function isSpace(codeUnit: number): boolean {
  if (codeUnit <= DELETE) {
    return codeUnit === BLANK || (codeUnit >= TAB && codeUnit <= CARRIAGE_RETURN);
  }
  return SPACE_BEYOND_ASCII.test(String.fromCharCode(codeUnit));
}
