import { latinOf, LOOK_ALIKES } from '../hidden/look-alikes.ts';

/** A line with its escapes replaced, and where its characters stand in the line as it is written. */
export interface ReadLine {
  readonly text: string;
  readonly toOffset: (offset: number) => number;
}

/** A character that nobody sees: the same for a program that compares values, and a part of no name and no key. */
export const UNSEEN = String.raw`[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE00-\uFE0F\uFEFF]|\uDB40[\uDC00-\uDC7F]`;

/** Unseen characters, wide letters, and letters of other scripts next to Latin letters that they look like. */
function oddSource(): string {
  const alike = `[${LOOK_ALIKES}]`;
  return String.raw`${UNSEEN}|[\uFF21-\uFF3A\uFF41-\uFF5A]|(?<=[A-Za-z])${alike}|${alike}(?=[A-Za-z])`;
}

/**
 * An escape of a visible ASCII character, as JSON, JavaScript, Python and YAML write it, or of a quote of a text in a text. A
 * backslash may escape another.
 */
const ESCAPE = new RegExp(
  String.raw`(?<quote>\\+["'\x60]|&quot;|&#34;)|\\(?:u(?<four>00[2-7][\da-f])|u\{0{0,4}(?<some>[2-7][\da-f])\}|x(?<two>[2-7][\da-f])|\\)|(?<odd>ODD)`.replace(
    'ODD',
    oddSource(),
  ),
  'gi',
);
const ODD = new RegExp(oddSource());
const WIDE = 0xff00 - 0x20;

/** What an odd character stands for. */
function readOdd(odd: string): string {
  const code = odd.charCodeAt(0);
  if (code > WIDE + 0x40 && code < WIDE + 0x7b) {
    return String.fromCharCode(code - WIDE);
  }
  // Without regard to letter case, the expression also finds letters that look like none.
  return latinOf(odd) ?? (/\p{L}/u.test(odd) ? odd : '');
}

/** Characters that would end a text, or begin another escape. */
const ACTS = /["'`\\]/;

/** Reads the escapes of letters, digits and signs in a line, and letters that look like others: `pass\u0077ord` is `password`. */
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
    const odd = groups['odd'];
    if (odd !== undefined) {
      parts.push({ text: line.slice(at, index), from: at }, { text: readOdd(odd), from: index });
      at = index + odd.length;
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
  return line.includes('\\') || line.includes('&quot;') || line.includes('&#34;') || hasOdd(line);
}

/** Whether a text has unseen characters, wide letters or letters that look like Latin ones. */
export function hasOdd(text: string): boolean {
  return ODD.test(text);
}

/** Where the characters of a line without escapes stand. */
export function sameOffset(offset: number): number {
  return offset;
}
