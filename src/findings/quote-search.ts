import { showToModel } from '../text/hidden/chat-markup.ts';
import { lazily } from '../text/lazily.ts';
import { normalizeText } from '../text/hidden/normalize.ts';
import { withoutLineNumber } from './quoted-line.ts';

/** What of a quote stands in a text. */
export type QuoteFound =
  /** All of it, whatever the blanks, the hidden characters and what `…` stands for. */
  | 'all'
  /** Not as it is quoted, but most of its words. */
  | 'words'
  | 'nothing';

/** A text in which quotes are looked for. */
export interface QuotedText {
  find(quote: Quote): QuoteFound;
  /** Whether all of a quote stands in it as one. */
  hasWhole(quote: Quote): boolean;
  hasWords(words: readonly string[]): boolean;
}

/** A quote as it is looked for. */
export interface Quote {
  /** All of it without its blanks; models write several lines as one. */
  readonly whole: string;
  /** For each line, the ways to find it, each of them pieces that all have to be there. */
  readonly lines: readonly (readonly (readonly string[])[])[];
  readonly words: readonly string[];
}

/** A text made ready for that once. */
export function quotedText(text: string): QuotedText {
  const squeezed = lazily(() => squeeze(text));
  const words = lazily(() => new Set(wordsOf(text)));
  const has = (piece: string): boolean => squeezed().includes(piece);
  return {
    find(quote) {
      if (has(quote.whole) || quote.lines.every((ways) => ways.some((pieces) => pieces.every(has)))) {
        return 'all';
      }
      const found = quote.words.filter((word) => words().has(word)).length;
      return found >= quote.words.length * LEAST_SHARE_OF_WORDS ? 'words' : 'nothing';
    },
    hasWhole: ({ whole }) => has(whole),
    hasWords: (wanted) => wanted.every((word) => words().has(word)),
  };
}

/** The words of a code or text, names of several words being one: `lineCount`, `line_count`. */
export function wordsOf(text: string): readonly string[] {
  return normalizeText(text, 'NFKC').match(WORD) ?? [];
}

const LEAST_SHARE_OF_WORDS = 0.6;
const MAX_LINES = 40;
const MAX_WORDS = 60;
/** Letters of a shorter word stand in any text. */
const LEAST_WORD = 3;

/** Reads a quote; undefined where it holds nothing that could be looked for. */
export function readQuote(text: string): Quote | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !FENCE.test(line) && !LEFT_OUT_LINE.test(line) && /[\p{L}\p{N}]/u.test(line))
    .slice(0, MAX_LINES);
  const whole = squeeze(lines.join('\n'));
  const words = wordsOf(lines.join('\n')).filter((word) => word.length >= LEAST_WORD);
  return whole === ''
    ? undefined
    : { whole, lines: lines.map(waysToFind), words: [...new Set(words)].slice(0, MAX_WORDS) };
}

/** Whether a quote has signs of code; words alone may be a remark in place of one: `the missing return`. */
export function isCode(quote: string): boolean {
  return CODE_SIGN.test(quote);
}

const CODE_SIGN = /[_$={}[\]<>|&+*/\\@#~^%;]|\w\(|\w\.\w|\p{Ll}\p{Lu}/u;
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
const FENCE = /^(?:```|~~~)/;
/** `…`, `... the rest` and `// ...`, but not `...rest`. */
const LEFT_OUT_LINE = /^(?:(?:\/\/|\/\*|#|--|<!--)\s*)?(?:\.{3}|…)(?![\w$([{])/;
const LEFT_OUT = /…|\.{3}|\(\d{1,9} more characters of this line are left out\)/;

function waysToFind(line: string): readonly (readonly string[])[] {
  const unnumbered = withoutLineNumber(line);
  return [[squeeze(line)], [squeeze(unnumbered)], unnumbered.split(LEFT_OUT).map(squeeze)];
}

/**
 * Without blanks, and without the characters that a model sees written out and may copy, keep or leave away. Models
 * write an accent and its letter as one character, whichever they read.
 */
function squeeze(text: string): string {
  return normalizeText(showToModel(text.replaceAll('\r\n', '\n')), 'NFKC')
    .replaceAll(/\\u\{[\dA-F]{1,6}\}|\s+/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
}
