/** A line with its escapes replaced, and where its characters stand in the line as it is written. */
export interface ReadLine {
  readonly text: string;
  readonly toOffset: (offset: number) => number;
}

/**
 * An escape of a visible ASCII character, as JSON, JavaScript, Python and YAML write it, or of a quote of a text in a text. A
 * backslash may escape another.
 */
const ESCAPE =
  /(?<quote>\\+["'`]|&quot;|&#34;)|\\(?:u(?<four>00[2-7][\da-f])|u\{0{0,4}(?<some>[2-7][\da-f])\}|x(?<two>[2-7][\da-f])|\\)/gi;
/** Characters that would end a text, or begin another escape. */
const ACTS = /["'`\\]/;

/** Reads the escapes of letters, digits and signs in a line: `pass\u0077ord` is `password`. */
export function readEscapes(line: string): ReadLine {
  const parts: { readonly text: string; readonly from: number }[] = [];
  let at = 0;
  for (const { 0: escape, index, groups = {} } of mayEscape(line) ? line.matchAll(ESCAPE) : []) {
    const quote = groups['quote'];
    if (quote !== undefined) {
      const character = quote.startsWith('&') ? '"' : quote.slice(-1);
      parts.push({ text: line.slice(at, index), from: at }, { text: character, from: index + escape.length - 1 });
      at = index + escape.length;
      continue;
    }
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

/** Whether a line may have escapes. Most have none. */
export function mayEscape(line: string): boolean {
  return line.includes('\\') || line.includes('&quot;') || line.includes('&#34;');
}

/** Where the characters of a line without escapes stand. */
export function sameOffset(offset: number): number {
  return offset;
}
