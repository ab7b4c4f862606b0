/**
 * A path for globs without case: each letter that may equal one of ASCII is in lower case. By Unicode's simple case
 * folding these are its capitals, `ſ` and `K` (kelvin). `toLowerCase` does this to all but `ſ`, and makes an `i` with a dot
 * of `İ`, which equals none. See https://www.unicode.org/Public/UCD/latest/ucd/CaseFolding.txt
 */
export function foldCase(path: string): string {
  const lower = path.toLowerCase();
  const isFolded = lower.length === path.length && !lower.includes(LONG_S);
  return isFolded
    ? lower
    : path.replaceAll(/[A-Z\u017F\u212A]/g, (letter) => (letter === LONG_S ? 's' : letter.toLowerCase()));
}

const LONG_S = '\u017F';
