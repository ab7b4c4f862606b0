/** A line with its escapes replaced, and where its characters stand in the line as it is written. */
export interface ReadLine {
  readonly text: string;
  readonly toOffset: (offset: number) => number;
}

/** An escape of a visible ASCII character, as JSON, JavaScript, Python and YAML write it. A backslash may escape another. */
const ESCAPE = /\\(?:u(?<four>00[2-7][\da-f])|u\{0{0,4}(?<some>[2-7][\da-f])\}|x(?<two>[2-7][\da-f])|\\)/gi;
/** Characters that would end a text, or begin another escape. */
const ACTS = /["'`\\]/;

/** Reads the escapes of letters, digits and signs in a line: `pass\u0077ord` is `password`. */
export function readEscapes(line: string): ReadLine {
  const parts: { readonly text: string; readonly from: number }[] = [];
  let at = 0;
  for (const { 0: escape, index, groups = {} } of line.includes('\\') ? line.matchAll(ESCAPE) : []) {
    const digits = groups['four'] ?? groups['some'] ?? groups['two'];
    const character = digits === undefined ? '"' : String.fromCharCode(Number.parseInt(digits, 16));
    if (!ACTS.test(character)) {
      parts.push({ text: line.slice(at, index), from: at }, { text: character, from: index });
      at = index + escape.length;
    }
  }
  if (parts.length === 0) {
    return { text: line, toOffset: sameOffset };
  }
  parts.push({ text: line.slice(at), from: at });
  const offsets = parts.flatMap(({ text, from }) => Array.from({ length: text.length }, (_, index) => from + index));
  return { text: parts.map(({ text }) => text).join(''), toOffset: (offset) => offsets[offset] ?? line.length };
}

/** Where the characters of a line without escapes stand. */
export function sameOffset(offset: number): number {
  return offset;
}
