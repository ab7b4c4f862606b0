import { Minimatch, type MinimatchOptions } from 'minimatch';
import { composeLetters } from '../file-names.ts';
import { writeCount } from '../shown/write-count.ts';

/** A glob ready to be matched, or the reason why it cannot be used. */
export type CompiledGlob =
  | { readonly kind: 'glob'; readonly pattern: string; readonly matches: (path: string) => boolean }
  | { readonly kind: 'invalid'; readonly pattern: string; readonly reason: string };

/** People write far shorter patterns. The time of one match grows with the product of this and the path's length. */
const MAX_PATTERN_CHARACTERS = 4_096;

/**
 * Calls `prepare` for the matcher of a pattern, unless the pattern is empty or too long. Letters in patterns and paths are
 * composed: keyboards write `\u00F6` as one character, and files from macOS may have it as two.
 */
export function compile(pattern: string, prepare: (composed: string) => (path: string) => boolean): CompiledGlob {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    const reason = `it has more than ${writeCount(MAX_PATTERN_CHARACTERS)} characters`;
    return { kind: 'invalid', pattern, reason };
  }
  if (pattern === '') {
    return { kind: 'invalid', pattern, reason: 'it is empty' };
  }
  const matches = prepare(composeLetters(pattern));
  return { kind: 'glob', pattern, matches: (path) => matches(composeLetters(path)) };
}

const OPTIONS = {
  /** `**` reaches `.github/`. */
  dot: true,
  /** In `applyTo`, a leading `!` or `#` has no meaning, and neither has `+(…)`. */
  nonegate: true,
  nocomment: true,
  noext: true,
  /** Git writes paths with `/` on every system. */
  platform: 'linux',
  /** By default, minimatch finds no match beyond 200 names between `**`. No pattern has as many as this. */
  maxGlobstarRecursion: MAX_PATTERN_CHARACTERS,
} as const satisfies MinimatchOptions;

/** `{a,b}` written twenty times stands for a million patterns. */
const MAX_EXPANSIONS = 1_000;
/** Limit for all expansions of a pattern together: a thousand of 4,096 characters took 500 MB and over a second. */
const MAX_EXPANDED_CHARACTERS = 262_144;

type ReadingOptions = Pick<MinimatchOptions, 'matchBase'>;

/**
 * Returns a function that matches paths against a pattern. Braces may expand to 1,000 patterns, and to fewer if the
 * pattern has more than 262 characters; expansions beyond this limit are dropped.
 */
export function prepareMatcher(
  pattern: string,
  options: ReadingOptions & Pick<MinimatchOptions, 'nocase'> = {},
): (path: string) => boolean {
  const braceExpandMax = Math.min(MAX_EXPANSIONS, Math.ceil(MAX_EXPANDED_CHARACTERS / pattern.length));
  const glob = new Minimatch(pattern, { ...OPTIONS, ...options, braceExpandMax });
  const folder = options.nocase === true ? '' : plainFolder(pattern);
  return (path) => path.startsWith(folder) && glob.match(path);
}

/** The folder that every match is in: `src/app/` of `src/app/**`. Most paths are elsewhere, which is seen in no time. */
function plainFolder(pattern: string): string {
  // Minimatch resolves `..`.
  return pattern.includes('..') ? '' : (PLAIN_FOLDER.exec(pattern)?.[0] ?? '');
}

const PLAIN_FOLDER = /^(?:(?!\.\/)[^/*?[\]{}()\\]+\/)+/;

/**
 * As `prepareMatcher`, without regard to case, for paths that `foldCase` returned. Most patterns are converted to lower
 * case and compared exactly, because minimatch's `nocase` takes three times as long.
 */
export function prepareCaselessMatcher(pattern: string, options: ReadingOptions = {}): (path: string) => boolean {
  return CHANGED_BY_LOWER_CASE.test(pattern)
    ? prepareMatcher(pattern, { ...options, nocase: true })
    : prepareMatcher(pattern.toLowerCase(), options);
}

/** Classes and ranges mean something else in lower case, and letters beyond ASCII may have more than two forms. */
const CHANGED_BY_LOWER_CASE = /[^\0-\u007F]|\[|\.\./;

const LONG_S = '\u017F';

/**
 * Converts to lower case every letter that may equal an ASCII letter. Unicode's simple case folding has these: the ASCII
 * capitals, `ſ`, and the Kelvin sign. `toLowerCase` converts all of them except `ſ`, and it makes two characters of `İ`,
 * which equals no ASCII letter. See https://www.unicode.org/Public/UCD/latest/ucd/CaseFolding.txt
 */
export function foldCase(path: string): string {
  const lower = path.toLowerCase();
  const isFolded = lower.length === path.length && !lower.includes(LONG_S);
  return isFolded
    ? lower
    : path.replaceAll(/[A-Z\u017F\u212A]/g, (letter) => (letter === LONG_S ? 's' : letter.toLowerCase()));
}
