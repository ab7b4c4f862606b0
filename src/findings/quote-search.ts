import { showToModel } from '../text/hidden/chat-markup.ts';
import { lazily } from '../text/lazily.ts';
import { normalizeText } from '../text/hidden/normalize.ts';
import { withoutLineNumber } from './quoted-line.ts';

/** How much of a quote a text contains. */
export type QuoteFound =
  /** All of it. Blanks and hidden characters may differ, and `…` matches any text. */
  | 'all'
  /** Not the quote itself, but most of its words. */
  | 'words'
  | 'nothing';

/** A text in which quotes are searched. */
export interface QuotedText {
  find(quote: Quote): QuoteFound;
  /** Whether the text contains the whole quote without a gap. */
  hasWhole(quote: Quote): boolean;
  hasWords(words: readonly string[]): boolean;
}

/** A quote that is prepared for the search. */
export interface Quote {
  /** The whole quote without blanks, because models may write several lines as one. */
  readonly whole: string;
  /** For each line, the alternatives to find it. An alternative is a list of pieces that the text must all contain. */
  readonly lines: readonly (readonly (readonly string[])[])[];
  readonly words: readonly string[];
}

/** Prepares a text for many searches. */
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

/** Lists the words of code or text. A name of several words, such as `lineCount` or `line_count`, is one word. */
export function wordsOf(text: string): readonly string[] {
  return normalizeText(text, 'NFKC').match(WORD) ?? [];
}

const LEAST_SHARE_OF_WORDS = 0.6;
const MAX_LINES = 40;
const MAX_WORDS = 60;
/** A shorter word is in nearly every text. */
const LEAST_WORD = 3;

/** Reads a quote. Returns `undefined` if it contains nothing to search for, such as brackets alone. */
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

/** Whether a quote looks like code. Words alone may be a remark instead of a quote: `the missing return`. */
export function isCode(quote: string): boolean {
  return CODE_SIGN.test(quote);
}

const CODE_SIGN = /[_$={}[\]<>|&+*/\\@#~^%;]|\w\(|\w\.\w|\p{Ll}\p{Lu}/u;
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
const FENCE = /^(?:```|~~~)/;
/** A line that marks omitted lines: `…`, `... the rest` and `// ...`, but not `...rest`. */
const LEFT_OUT_LINE = /^(?:(?:\/\/|\/\*|#|--|<!--)\s*)?(?:\.{3}|…)(?![\w$([{])/;
const LEFT_OUT = /…|\.{3}|\(\d{1,9} more characters of this line are left out\)/;

function waysToFind(line: string): readonly (readonly string[])[] {
  const unnumbered = withoutLineNumber(line);
  return [[squeeze(line)], [squeeze(unnumbered)], unnumbered.split(LEFT_OUT).map(squeeze)];
}

/**
 * Removes blanks and hidden characters. The prompt writes hidden characters out, and a quote may have them in either
 * form or not at all. An accent and its letter become one character, because models write them so.
 */
function squeeze(text: string): string {
  return normalizeText(showToModel(text.replaceAll('\r\n', '\n')), 'NFKC')
    .replaceAll(/\\u\{[\dA-F]{1,6}\}|\s+/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
}
