import { composeLetters } from '../text/file-names.ts';

/** How a git path is compared with a pattern. */
interface MatchOptions {
  /** Ignores case as `core.ignoreCase` does, also for letters outside ASCII, and whether these are composed. */
  readonly ignoreCase: boolean;
}

/** One pattern of a `.gitattributes` or a `.gitignore`. */
export interface PathPattern {
  /** The pattern began with `!`. */
  readonly isNegative: boolean;
  /** Whether the pattern matches a path. The path is relative to the folder of the file that has the pattern. */
  readonly matches: (path: GitPath) => boolean;
}

/** A path with `/`, relative to some folder, as the bytes that git compares: one character for each byte of UTF-8. */
export interface GitPath {
  readonly bytes: string;
  readonly isFolder: boolean;
}

/**
 * Converts a text to a string with one character for each byte of UTF-8. Patterns count bytes, so `?` matches half of
 * an `ö`.
 */
export function asBytes(text: string, { ignoreCase }: MatchOptions = { ignoreCase: false }): string {
  const folded = ignoreCase
    ? composeLetters(text).replaceAll(/[^\0-\u007F]+/gu, (letters) => letters.toLowerCase())
    : text;
  return Buffer.from(folded, 'utf8').toString('latin1');
}

/** Characters that make a pattern more than a literal name: git's `is_glob_special`. */
const SPECIAL = /[*?[\\]/;

/**
 * Reads a pattern, given as bytes, as git does for attributes and ignore files. A pattern without a `/` before its end
 * matches the name of a file at any depth; any other pattern matches the whole path. A `/` at the end limits it to
 * folders. Matching takes time in proportion to pattern × path, for any input.
 *
 * @see https://git-scm.com/docs/gitignore#_pattern_format
 */
export function readPathPattern(written: string, options: MatchOptions): PathPattern {
  const isNegative = written.startsWith('!');
  const unsigned = isNegative ? written.slice(1) : written;
  const isForFolders = unsigned.endsWith('/');
  const pattern = isForFolders ? unsigned.slice(0, -1) : unsigned;
  const isForNames = !pattern.includes('/');
  const matchesText = isForNames ? nameMatcher(pattern, options) : pathMatcher(pattern, options);
  return {
    isNegative,
    matches: ({ bytes, isFolder }) =>
      (isFolder || !isForFolders) && matchesText(isForNames ? bytes.slice(bytes.lastIndexOf('/') + 1) : bytes),
  };
}

type Matcher = (text: string) => boolean;

function nameMatcher(pattern: string, options: MatchOptions): Matcher {
  if (!SPECIAL.test(pattern)) {
    return literalMatcher(pattern, options);
  }
  if (pattern.startsWith('*') && !SPECIAL.test(pattern.slice(1))) {
    const end = caseOf(pattern.slice(1), options);
    return (name) => caseOf(name, options).endsWith(end);
  }
  return compileWildmatch(pattern, options);
}

/** Git removes the literal text before the first wildcard, so that the stars of `a**` also match across folders. */
function pathMatcher(pattern: string, options: MatchOptions): Matcher {
  const anchored = pattern.startsWith('/') ? pattern.slice(1) : pattern;
  const special = anchored.search(SPECIAL);
  if (special < 0) {
    return literalMatcher(anchored, options);
  }
  const start = caseOf(anchored.slice(0, special), options);
  const matchesRest = compileWildmatch(anchored.slice(special), options);
  return (path) => caseOf(path.slice(0, special), options) === start && matchesRest(path.slice(special));
}

function literalMatcher(pattern: string, options: MatchOptions): Matcher {
  const literal = caseOf(pattern, options);
  return (text) => text.length === literal.length && caseOf(text, options) === literal;
}

function caseOf(bytes: string, { ignoreCase }: MatchOptions): string {
  return ignoreCase ? bytes.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : bytes;
}

/** A step of a compiled pattern: one byte, a run of bytes of any length, or an option to skip the next steps. */
type Step =
  | { readonly kind: 'byte'; readonly accepts: (byte: number) => boolean }
  | { readonly kind: 'run'; readonly accepts: (byte: number) => boolean }
  | { readonly kind: 'option'; readonly steps: number };

const SLASH = 47;
const isAny = (): boolean => true;
const isNone = (): boolean => false;
const isNoSlash = (byte: number): boolean => byte !== SLASH;

/**
 * Compiles a pattern of git's `wildmatch` with `WM_PATHNAME`. `*` and `?` match within a folder, and `**` between
 * slashes matches any number of folders. `[a-z]`, `[!a]` and `[[:digit:]]` are sets, and `\` takes the next byte
 * literally. A malformed pattern matches nothing.
 *
 * @see https://github.com/git/git/blob/v2.39.5/wildmatch.c
 */
function compileWildmatch(pattern: string, options: MatchOptions): Matcher {
  const steps = readSteps(pattern, options);
  return steps === undefined ? () => false : (text) => run(steps, text);
}

function readSteps(pattern: string, options: MatchOptions): readonly Step[] | undefined {
  const steps: Step[] = [];
  let at = 0;
  while (at < pattern.length) {
    const sign = pattern.charAt(at);
    if (sign === '*') {
      const stars = readStars(pattern, at);
      steps.push(...stars.steps);
      at = stars.end;
    } else if (sign === '[') {
      const set = readSet(pattern, at, options);
      if (set === undefined) {
        return undefined;
      }
      steps.push({ kind: 'byte', accepts: set.accepts });
      at = set.end;
    } else if (sign === '?') {
      steps.push({ kind: 'byte', accepts: isNoSlash });
      at += 1;
    } else {
      const isEscaped = sign === '\\';
      const end = isEscaped ? at + 1 : at;
      if (end === pattern.length) {
        return undefined;
      }
      const byte = pattern.charCodeAt(end);
      steps.push({ kind: 'byte', accepts: isEscaped && neverMatches(byte, options) ? isNone : oneByte(byte, options) });
      at = end + 1;
    }
  }
  return steps;
}

/**
 * Stars that fill the space between two slashes match across folders. Together with the slash after them they may also
 * match nothing.
 */
function readStars(pattern: string, start: number): { readonly steps: readonly Step[]; readonly end: number } {
  let end = start;
  while (pattern[end] === '*') {
    end += 1;
  }
  const isBounded = (start === 0 || pattern[start - 1] === '/') && /^(?:$|\\?\/)/.test(pattern.slice(end, end + 2));
  if (end - start === 1 || !isBounded) {
    return { steps: [{ kind: 'run', accepts: isNoSlash }], end };
  }
  const stars: Step = { kind: 'run', accepts: isAny };
  // The two steps that may be skipped are the stars and the slash after them.
  return { steps: pattern[end] === '/' ? [{ kind: 'option', steps: 2 }, stars] : [stars], end };
}

function oneByte(wanted: number, { ignoreCase }: MatchOptions): (byte: number) => boolean {
  const other = ignoreCase ? otherCase(wanted) : wanted;
  return (byte) => byte === wanted || byte === other;
}

/**
 * When git ignores case, it lowers each letter of the path. In the pattern it lowers only letters that are outside sets
 * and not escaped. So a capital letter in `\B` or `[B]` never matches.
 */
function neverMatches(byte: number, { ignoreCase }: MatchOptions): boolean {
  return ignoreCase && byte >= 65 && byte <= 90;
}

function otherCase(byte: number): number {
  const isLetter = (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
  return isLetter ? byte ^ 32 : byte;
}

/** The named sets, as in git's own ASCII table. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[0-9A-Za-z]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /[\0-\u001F\u007F]/,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t\n\r]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/,
};

interface ByteSet {
  readonly accepts: (byte: number) => boolean;
  readonly end: number;
}

/** Reads `[…]`. Undefined if it has no end or names an unknown set. A set never contains the slash. */
function readSet(pattern: string, start: number, options: MatchOptions): ByteSet | undefined {
  const isNegated = /[!^]/.test(pattern.charAt(start + 1));
  const first = start + (isNegated ? 2 : 1);
  const members = new Set<number>();
  let previous: number | undefined;
  let at = first;
  // The first character is a member, even if it is `]`.
  while (at === first || pattern[at] !== ']') {
    const member = readMember(pattern, at, previous);
    if (member === undefined) {
      return undefined;
    }
    const isSingle = member.previous !== undefined;
    for (const byte of member.bytes) {
      if (!(isSingle && neverMatches(byte, options))) {
        members.add(byte);
      }
    }
    previous = member.previous;
    at = member.end;
  }
  const holds = (byte: number): boolean => members.has(byte) || (options.ignoreCase && members.has(otherCase(byte)));
  return { accepts: (byte) => byte !== SLASH && holds(byte) !== isNegated, end: at + 1 };
}

interface Member {
  readonly bytes: readonly number[];
  /** The byte from which a following `-` starts a range. Undefined after a range or a named set. */
  readonly previous: number | undefined;
  readonly end: number;
}

function readMember(pattern: string, at: number, previous: number | undefined): Member | undefined {
  const next = pattern[at + 1];
  if (pattern[at] === '-' && previous !== undefined && next !== undefined && next !== ']') {
    const last = readSingle(pattern, at + 1);
    return last && { bytes: bytesBetween(previous, last.byte), previous: undefined, end: last.end };
  }
  if (pattern[at] === '[' && next === ':') {
    const close = pattern.indexOf(']', at + 2);
    if (close < 0) {
      return undefined;
    }
    if (close > at + 2 && pattern[close - 1] === ':') {
      const named = CLASSES[pattern.slice(at + 2, close - 1)];
      return named && { bytes: bytesOf(named), previous: undefined, end: close + 1 };
    }
  }
  const single = readSingle(pattern, at);
  return single && { bytes: [single.byte], previous: single.byte, end: single.end };
}

function readSingle(pattern: string, at: number): { readonly byte: number; readonly end: number } | undefined {
  const place = pattern[at] === '\\' ? at + 1 : at;
  return place < pattern.length ? { byte: pattern.charCodeAt(place), end: place + 1 } : undefined;
}

function bytesBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function bytesOf(named: RegExp): readonly number[] {
  return bytesBetween(0, 127).filter((byte) => named.test(String.fromCharCode(byte)));
}

/** Follows all paths through the steps at once, so that no pattern causes backtracking. */
function run(steps: readonly Step[], text: string): boolean {
  let states = new Uint8Array(steps.length + 1);
  let next = new Uint8Array(steps.length + 1);
  enter(steps, states, 0);
  for (let at = 0; at < text.length; at += 1) {
    const byte = text.charCodeAt(at);
    let isAlive = false;
    for (let index = states.indexOf(1); index >= 0; index = states.indexOf(1, index + 1)) {
      const step = steps[index];
      if (step !== undefined && step.kind !== 'option' && step.accepts(byte)) {
        enter(steps, next, step.kind === 'run' ? index : index + 1);
        isAlive = true;
      }
    }
    if (!isAlive) {
      return false;
    }
    [states, next] = [next, states.fill(0)];
  }
  return states[steps.length] === 1;
}

/** Marks a state and all states that are reached from it without reading a byte. */
function enter(steps: readonly Step[], states: Uint8Array, from: number): void {
  const waiting = [from];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (states[index] === 1) {
      continue;
    }
    states[index] = 1;
    const step = steps[index];
    if (step?.kind === 'run') {
      waiting.push(index + 1);
    } else if (step?.kind === 'option') {
      waiting.push(index + 1, index + 1 + step.steps);
    }
  }
}
