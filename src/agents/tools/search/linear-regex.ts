import { RE2JS } from 're2js';

/** Longer patterns are lists of words: several calls look for them as well. */
const MAX_PATTERN_CHARACTERS = 1_000;
/**
 * Instructions of a compiled pattern. Where the states are too many for an automaton, a character takes up to a fifth of a
 * microsecond for each of them.
 */
const MAX_PROGRAM = 1_000;

/** A regular expression that takes time in proportion to the text, whatever both are; or why it cannot be had. */
export type LinearRegex =
  | {
      readonly kind: 'regex';
      /** Whether it matches somewhere in a text; `^` and `$` are the ends of its lines. */
      readonly test: (text: string) => boolean;
      /** Whether a text of several lines matches wherever one of its lines does. */
      readonly goesByLines: boolean;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Compiles a pattern of RE2's syntax, which is that of other engines without look-around and back-references. */
export function compileLinearRegex(pattern: string, ignoreCase: boolean): LinearRegex {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    return invalid(`it has more than ${MAX_PATTERN_CHARACTERS} characters`);
  }
  try {
    const flags = RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    const regex = RE2JS.compile(RE2JS.translateRegExp(pattern), flags);
    return regex.programSize() > MAX_PROGRAM
      ? invalid('its repetitions make it too large; write smaller counts, or + and *')
      : { kind: 'regex', test: (text) => regex.test(text), goesByLines: !KNOWS_EDGES.test(pattern) };
  } catch (error) {
    // Expected: the pattern is a model's, and other engines take more.
    return invalid(reasonOf(pattern, error));
  }
}

/** `\A`, `\z` and `(?-m)`, to which the edges of a text are others than those of its lines. */
const KNOWS_EDGES = /\\[AzZ]|\(\?[A-Za-z]*-/;

function invalid(reason: string): LinearRegex {
  return { kind: 'invalid', reason };
}

/** What is most often missed, with what to write instead; everything else in the engine's words. */
const INSTEAD: readonly (readonly [written: RegExp, reason: string])[] = [
  [
    /\(\?<?[=!]/,
    'it has look-around, which is not to be had here: match the words around it as well, and read the lines found',
  ],
  [/\\[1-9]|\\k</, 'it has a back-reference, which is not to be had here: write the repeated part out'],
  [/\(\?>|[*+?}]\+/, 'it has an atomic group or a possessive quantifier: write them as plain ones'],
];

const MAX_REASON_CHARACTERS = 200;

function reasonOf(pattern: string, error: unknown): string {
  const instead = INSTEAD.find(([written]) => written.test(pattern))?.[1];
  const said = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : '';
  return instead ?? said.slice(0, MAX_REASON_CHARACTERS);
}
