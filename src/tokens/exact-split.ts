/** A text cut at every exact split, so that the tokens of its blocks add up. */
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
 * Whether the tokens of the text are those before the offset and those after it, in both encodings: at either
 * end, before a blank that stands after something else than white space, and after a line feed when the next line
 * has a first character that is not white space (blanks and tabs may stand before it) and does not begin with `/`,
 * which o200k_base joins to punctuation over a line feed.
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
/** White space as Rust's `\s` has it. */
const SPACE_BEYOND_ASCII = /\p{White_Space}/u;

function isSpace(codeUnit: number): boolean {
  if (codeUnit <= DELETE) {
    return codeUnit === BLANK || (codeUnit >= TAB && codeUnit <= CARRIAGE_RETURN);
  }
  return SPACE_BEYOND_ASCII.test(String.fromCharCode(codeUnit));
}
