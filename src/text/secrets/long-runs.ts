/** A range of a text. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** A set of ASCII characters that can be asked by their codes. */
export type CharacterSet = Uint8Array;

const ASCII = 128;

/** @param pattern matches each character of the set */
export function makeCharacterSet(pattern: RegExp): CharacterSet {
  return Uint8Array.from({ length: ASCII }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}

/**
 * The ranges of a text with nothing but characters of a set, from one that is not to the next, which have at least so many
 * characters. Keys are such ranges, and few other texts are. Only every n-th character is looked at, because a range of n
 * characters has one of these: this costs a tenth of an expression that looks at each.
 *
 * @param within the part of the text to look at
 */
export function findLongRuns(
  text: string,
  set: CharacterSet,
  minCharacters: number,
  within: Run = { start: 0, end: text.length },
): readonly Run[] {
  const runs: Run[] = [];
  // No run that is not known yet begins before `from`.
  let from = within.start;
  let at = from + minCharacters - 1;
  while (at < within.end) {
    if (!has(set, text.charCodeAt(at))) {
      from = at + 1;
      at += minCharacters;
      continue;
    }
    let start = at;
    while (start > from && has(set, text.charCodeAt(start - 1))) {
      start -= 1;
    }
    let end = at + 1;
    while (end < within.end && has(set, text.charCodeAt(end))) {
      end += 1;
    }
    if (end - start >= minCharacters) {
      runs.push({ start, end });
    }
    from = end + 1;
    at = end + minCharacters;
  }
  return runs;
}

function has(set: CharacterSet, code: number): boolean {
  return code < ASCII && set[code] === 1;
}
