import { lazily } from '../../structures/lazily.ts';
import { appendFolded, createFoldBuffer } from './fold.ts';
import { hashCodes } from './line-index.ts';

/** A line of a quote, without what the prompt or the model wrote around it. */
export interface QuotedLine {
  readonly text: string;
  /** The numbers that are written before it: that of the line, or those of both sides. */
  readonly numbers: readonly number[];
  /** The sign of the prompt that is written before it. */
  readonly sign: '+' | '-' | '|' | undefined;
}

/** One way to understand a quote: its lines with text, and their folded form. */
export interface QuoteReading {
  readonly lines: readonly QuotedLine[];
  readonly folded: FoldedQuote;
}

/** The folded lines one after the other, and the hash of each. */
export interface FoldedQuote {
  readonly codes: Uint16Array;
  readonly length: number;
  readonly starts: readonly number[];
  readonly hashes: readonly number[];
}

/** Longer quotes are compared by their beginning and end. */
const MAX_CHARACTERS = 4_000;

/**
 * The readings of a quote, the most literal first: as it is, without what the prompt or the model wrote around it, and
 * with escaped line feeds written as line feeds. Each is created when it is needed.
 */
export function readQuote(quote: string): readonly (() => QuoteReading)[] {
  const text =
    quote.length <= MAX_CHARACTERS
      ? quote
      : `${quote.slice(0, MAX_CHARACTERS / 2)}\n…\n${quote.slice(-MAX_CHARACTERS / 2)}`;
  const raw = lazily(() => makeReading(rawLines(text)));
  return [
    raw,
    lazily(() => makePlainReading(plainLines(text), raw())),
    ...(text.includes('\\n') ? [lazily(() => makeReading(plainLines(unescapeLines(text))))] : []),
    ...(SENTENCE_END.test(text) ? [lazily(() => makeReading(plainLines(text.replace(SENTENCE_END, ''))))] : []),
  ];
}

/** A mark that ends the sentence around a quote, not the quoted line. */
const SENTENCE_END = /(?<![.\s])[.,;:!?]\s*$/;

function unescapeLines(text: string): string {
  return text.replaceAll(/(?:\\+r)?\\+n/g, '\n').replaceAll(/\\+t/g, '\t');
}

function rawLines(text: string): readonly QuotedLine[] {
  return text.split('\n').map((line) => ({ text: line, numbers: [], sign: undefined }));
}

/** The plain reading of a quote, which is the raw one if there is nothing around its lines. */
function makePlainReading(written: readonly QuotedLine[], raw: QuoteReading): QuoteReading {
  const plain = written.filter(({ text }) => text.trim() !== '');
  const isRaw =
    plain.length === raw.lines.length &&
    plain.every(({ text, numbers, sign }, at) => text === raw.lines[at]?.text && numbers.length === 0 && !sign);
  return isRaw ? raw : makeReading(plain);
}

function makeReading(written: readonly QuotedLine[]): QuoteReading {
  const lines = written.filter(({ text }) => text.trim() !== '');
  return { lines, folded: foldLines(lines.map(({ text }) => text)) };
}

/** Folds the lines of a quote. */
export function foldLines(lines: readonly string[]): FoldedQuote {
  const buffer = createFoldBuffer(lines.reduce((sum, text) => sum + text.length, 0));
  const starts: number[] = [];
  const hashes: number[] = [];
  for (const text of lines) {
    const start = buffer.length;
    appendFolded(buffer, text);
    starts.push(start);
    hashes.push(hashCodes(buffer.codes, start, buffer.length));
  }
  return { codes: buffer.codes, length: buffer.length, starts, hashes };
}

const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+#.-]*\s*$/;
const WRAPPERS: readonly RegExp[] = [
  /^(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\s*\1$/,
  /^<(code|pre|kbd|samp|tt|q|b|strong|em|i)(?:\s[^<>]*)?>([\s\S]+)<\/\1>$/i,
  /^(\*{1,3}|__)([\s\S]+)\1$/,
  /^(`{1,3})(?!`)([\s\S]+?)\1$/,
  /^(")([\s\S]+)"$/,
  /^(')([\s\S]+)'$/,
  /^([“„«])([\s\S]+)[”“»]$/,
  /^([‘‚])([\s\S]+)[’‘]$/,
];

/** The characters with which a wrapper of `WRAPPERS` begins, and those with which a number or sign before a line does. */
const WRAPPER_STARTS = '`~<*_"\'“„«‘‚';
const NUMBER_STARTS = '0123456789>*lL#[(+|-';

/** Whether a text begins with one of some characters. They are much fewer than the texts, so this saves most patterns. */
function beginsWith(text: string, characters: string): boolean {
  let at = 0;
  while (at < text.length && isBlank(text.charCodeAt(at))) {
    at += 1;
  }
  return at < text.length && characters.includes(text.charAt(at));
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0x80 && /\s/.test(String.fromCharCode(code)));
}

function plainLines(text: string): readonly QuotedLine[] {
  const lines = unwrap(text)
    .split('\n')
    .filter((line) => !(beginsWith(line, WRAPPER_STARTS) && FENCE.test(line)));
  return lines.map(readLine);
}

/** Wrappers may stand within each other: a fence in `<pre>`, code in bold. */
const MAX_WRAPPERS = 3;

function unwrap(text: string): string {
  let inner = text;
  for (let depth = 0; depth < MAX_WRAPPERS && beginsWith(inner, WRAPPER_STARTS); depth += 1) {
    const trimmed = inner.trim();
    const found = WRAPPERS.map((wrapper) => wrapper.exec(trimmed)?.[2]).find((one) => one !== undefined);
    if (found === undefined) {
      return inner;
    }
    inner = found;
  }
  return inner;
}

/**
 * Numbers and signs that a quote may have before a line: `12 +`, `12 |`, `12:`, `L12:`, `line 12:`, `12 13 +`, `> 12 |`, `[12]`, `12\t`, or the sign
 * alone.
 */
const NUMBERED =
  /^\s*(?:[>*]\s*)?(?:lines?\s*|l|#|\[|\()?(\d{1,7})(?:\s*[,:|/ \t]\s*(\d{1,7})(?=[\s|:+\-\])]))?[\])]?(?:\s*([|:+\-.→>)])(?!\S*=(?!=))\s?|\s)([\s\S]*)$/i;
/** `src/a.ts:12:` as compilers and `grep` write it. */
const LOCATED = /^\s*[\w@+-]?[\w@./\\+-]{0,300}\.\w{1,10}[:(](\d{1,7})(?:[:,]\d{1,7})?[):]\s?([\s\S]*)$/;
const SIGNED = /^\s*([+|>-])\s?([\s\S]*)$/;

function readLine(line: string): QuotedLine {
  const located = LOCATED.exec(line);
  if (located !== null) {
    return { text: unwrapLine(located[2] ?? ''), numbers: [Number(located[1])], sign: undefined };
  }
  if (!beginsWith(line, NUMBER_STARTS)) {
    return { text: unwrapLine(line), numbers: [], sign: undefined };
  }
  const numbered = NUMBERED.exec(line);
  if (numbered !== null) {
    const [, first = '', second, mark, rest = ''] = numbered;
    const signed = mark === undefined || mark === ':' ? /^\s?([+|-])\s?([\s\S]*)$/.exec(rest) : null;
    return {
      text: unwrapLine(signed?.[2] ?? rest),
      numbers: [Number(first), ...(second === undefined ? [] : [Number(second)])],
      sign: asSign(signed?.[1] ?? mark),
    };
  }
  const signed = SIGNED.exec(line);
  return signed === null
    ? { text: unwrapLine(line), numbers: [], sign: undefined }
    : { text: unwrapLine(signed[2] ?? ''), numbers: [], sign: asSign(signed[1]) };
}

function asSign(mark: string | undefined): QuotedLine['sign'] {
  return mark === '+' || mark === '-' || mark === '|' ? mark : undefined;
}

function unwrapLine(line: string): string {
  return line.includes('`') ? (/^\s*`([^`]+)`\s*$/.exec(line)?.[1] ?? line) : line;
}

/** A line that marks omitted lines: `…`, `... the rest` and `// ...`, but not `...rest`. */
const LEFT_OUT_LINE = /^\s*(?:(?:\/\/|\/\*|#|--|<!--)\s*)?\[?(?:\.{3}|…)(?![\w$([{])/;
const LEFT_OUT = /\[?(?:…|\.{3,})\]?|\(\d{1,9} more characters of this line are left out\)/;

/** The parts of a quote between its lines and its marks for omitted text, in order and without the marks. */
export function splitAtGaps({ lines }: QuoteReading): readonly string[] {
  return lines
    .flatMap(({ text }) => (LEFT_OUT_LINE.test(text) ? text.trim().split(LEFT_OUT).slice(0, 1) : text.split(LEFT_OUT)))
    .filter((piece) => /\S/.test(piece) && !/^\s*(?:\/\/|\/\*|#|--|<!--)\s*$/.test(piece));
}
