import { RE2JS } from 're2js';

/** Maximum length of a pattern; longer ones are lists of words, which several calls can search for. */
const MAX_PATTERN_CHARACTERS = 1_000;
/**
 * Maximum number of instructions of a compiled pattern. If it has too many states for an automaton, each character
 * takes up to a fifth of a microsecond per instruction.
 */
const MAX_PROGRAM = 1_000;

/**
 * A regular expression whose time is proportional to the length of the text, or the reason why it cannot be compiled.
 * Patterns that a model wrote are run only with this engine: others can take exponential time.
 */
export type LinearRegex =
  | {
      readonly kind: 'regex';
      /** Whether it matches anywhere in the text; `^` and `$` match at line ends. */
      readonly test: (text: string) => boolean;
      /** Whether it matches a text of several lines whenever it matches one of them. */
      readonly goesByLines: boolean;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Compiles a pattern in RE2's syntax: the usual syntax without look-around and back-references. */
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
    // Expected: a model wrote the pattern, and other engines support more.
    return invalid(explainError(pattern, error));
  }
}

/** `\A`, `\z` and `(?-m)` distinguish the ends of a text from line ends. */
const KNOWS_EDGES = /\\[AzZ]|\(\?[A-Za-z]*-/;

function invalid(reason: string): LinearRegex {
  return { kind: 'invalid', reason };
}

/** Explanations for the most common unsupported features; other errors are quoted from the engine. */
const INSTEAD: readonly (readonly [written: RegExp, reason: string])[] = [
  [
    /\(\?<?[=!]/,
    'it has look-around, which is not to be had here: match the words around it as well, and read the lines found',
  ],
  [/\\[1-9]|\\k</, 'it has a back-reference, which is not to be had here: write the repeated part out'],
  [/\(\?>|[*+?}]\+/, 'it has an atomic group or a possessive quantifier: write them as plain ones'],
];

const MAX_REASON_CHARACTERS = 200;

function explainError(pattern: string, error: unknown): string {
  const instead = INSTEAD.find(([written]) => written.test(pattern))?.[1];
  const said = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : '';
  return instead ?? said.slice(0, MAX_REASON_CHARACTERS);
}
