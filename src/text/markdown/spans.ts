import { decodeReference } from './character-references.ts';
import { indexBackticks, type NextBackticks } from './backticks.ts';
import { LABEL, MAX_LABEL_CHARACTERS, normaliseLabel } from './definitions.ts';
import { delimiterRun, pairRuns, type DelimiterRun } from './emphasis.ts';
import { tagEnd } from './html.ts';
import { readTarget, skipBlanks } from './target.ts';

/** A run of words, a code span or a comment. Offsets refer to the content and include backticks and marks. */
export interface Span {
  readonly kind: 'words' | 'code' | 'comment';
  /** The text without line ends and backticks. Empty for a comment. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The words, code and comments of a paragraph in order (https://spec.commonmark.org/0.31.2/#inlines). Marks of
 * emphasis, targets of links, pictures and other HTML are left out. A run of words is written text, an escape, a
 * reference or a line end.
 */
export function readSpans(content: string, labels: ReadonlySet<string>): readonly Span[] {
  if (matchAt(PLAIN, content, 0)?.length === content.length) {
    // Most list items contain only plain words.
    return [{ kind: 'words', value: content, from: 0, to: content.length }];
  }
  const reader: Reader = {
    content,
    flat: content.replaceAll('\n', ' '),
    labels,
    spans: [],
    runs: [],
    brackets: [],
    spent: 0,
    missing: new Set(),
    nextBackticks: indexBackticks(content),
  };
  for (let at = 0; at < content.length;) {
    at = readNext(reader, at);
  }
  pairRuns(reader.runs);
  return reader.spans.flatMap((span) => (isRun(span) ? leftOf(span) : isEmpty(span) ? [] : [span]));
}

interface Reader {
  readonly content: string;
  /** The content on one line. */
  readonly flat: string;
  readonly labels: ReadonlySet<string>;
  readonly spans: (Span | DelimiterRun)[];
  /** The runs of `*` and `_` in `spans` that are not part of a link yet. */
  readonly runs: DelimiterRun[];
  readonly brackets: Bracket[];
  /** The number of open brackets, from the outermost, that are around a link and cannot become one. */
  spent: number;
  /** Strings that are known not to occur in the rest of the content. */
  readonly missing: Set<string>;
  readonly nextBackticks: NextBackticks;
}

interface Bracket {
  readonly isPicture: boolean;
  /** The offset after it. */
  readonly at: number;
  /** The number of spans and runs before it. */
  readonly spans: number;
  readonly runs: number;
  /** Whether other brackets follow inside it. */
  isOuter: boolean;
}

function isRun(span: Span | DelimiterRun): span is DelimiterRun {
  return 'character' in span;
}

/** An empty span marks the place of a link's bracket. */
function isEmpty({ from, to }: Span): boolean {
  return from === to;
}

function leftOf({ character, from, to }: DelimiterRun): readonly Span[] {
  return to > from ? [{ kind: 'words', value: character.repeat(to - from), from, to }] : [];
}

const PLAIN = /[^\\`*_[\]!<&\n]+/y;

/** Reads the construct at an offset and returns the offset after it. */
function readNext(reader: Reader, at: number): number {
  const plain = matchAt(PLAIN, reader.content, at);
  if (plain !== undefined) {
    return addWords(reader, at, at + plain.length);
  }
  const read = READERS[reader.content.charAt(at)] ?? readSign;
  return read(reader, at);
}

/** The readers by the character at which `PLAIN` stops. */
const READERS: Readonly<Record<string, (reader: Reader, at: number) => number>> = {
  '\n': (reader, at) => addWords(reader, at, at + 1, ' '),
  '\\': readEscape,
  '`': readCode,
  '*': readRun,
  _: readRun,
  '[': (reader, at) => openBracket(reader, at, at + 1),
  '!': readPicture,
  ']': closeBracket,
  '<': readAngle,
  '&': readReference,
};

function readSign(reader: Reader, at: number): number {
  return addWords(reader, at, at + 1);
}

function addWords(reader: Reader, from: number, to: number, value = reader.content.slice(from, to)): number {
  reader.spans.push({ kind: 'words', value, from, to });
  return to;
}

function readEscape(reader: Reader, at: number): number {
  const next = reader.content[at + 1] ?? '';
  if (next === '\n') {
    return at + 1;
  }
  return /[!-/:-@[-`{-~]/.test(next) ? addWords(reader, at, at + 2, next) : readSign(reader, at);
}

function readReference(reader: Reader, at: number): number {
  const found = decodeReference(reader.content, at);
  return found === undefined ? readSign(reader, at) : addWords(reader, at, at + found.length, found.value);
}

function readRun(reader: Reader, at: number): number {
  const to = endOfRun(reader.content, at);
  if (isStarOfGlob(reader.content, at, to)) {
    return addWords(reader, at, to);
  }
  const run = delimiterRun(reader.content, at, to);
  reader.spans.push(run);
  reader.runs.push(run);
  return to;
}

/**
 * A star of a glob that nobody quoted: `*` of `*` + `/api/`, `src/` + `*` + `/a.ts` or `*` + `.cs`. GitHub takes two of them on
 * a line for emphasis, and its authors do not mean that.
 */
function isStarOfGlob(content: string, from: number, to: number): boolean {
  return (
    to - from <= 2 &&
    content.charAt(from) === '*' &&
    GLOB_BEFORE.test(content.slice(Math.max(from - 1, 0), from)) &&
    GLOB_AFTER.test(content.slice(to, to + 2))
  );
}

const GLOB_BEFORE = /^[\s/(,]?$/;
const GLOB_AFTER = /^(?:\/[\w.*]|\.[a-z])/;

/** A code span ends with as many backticks as it begins with. */
function readCode(reader: Reader, at: number): number {
  const length = endOfRun(reader.content, at) - at;
  const close = reader.nextBackticks(length, at + length);
  if (close === undefined) {
    return addWords(reader, at, at + length);
  }
  const inner = reader.content.slice(at + length, close).replaceAll('\n', ' ');
  const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
  const value = isPadded ? inner.slice(1, -1) : inner;
  reader.spans.push({ kind: 'code', value, from: at, to: close + length });
  return close + length;
}

/** The offset after a run of equal characters. */
function endOfRun(content: string, at: number): number {
  let end = at + 1;
  while (content[end] === content[at]) {
    end += 1;
  }
  return end;
}

function readPicture(reader: Reader, at: number): number {
  return reader.content[at + 1] === '[' ? openBracket(reader, at, at + 2) : readSign(reader, at);
}

function openBracket(reader: Reader, at: number, behind: number): number {
  const outer = reader.brackets.at(-1);
  if (outer !== undefined) {
    outer.isOuter = true;
  }
  const { length: spans } = reader.spans;
  const { length: runs } = reader.runs;
  reader.brackets.push({ isPicture: behind > at + 1, at: behind, spans, runs, isOuter: false });
  return addWords(reader, at, behind);
}

/** Links do not nest: brackets around a link are plain text. */
function closeBracket(reader: Reader, at: number): number {
  const bracket = reader.brackets.pop();
  const isSpent = reader.brackets.length < reader.spent;
  reader.spent = Math.min(reader.spent, reader.brackets.length);
  const end = bracket === undefined || (isSpent && !bracket.isPicture) ? undefined : linkEnd(reader, bracket, at);
  if (bracket === undefined || end === undefined) {
    return readSign(reader, at);
  }
  pairRuns(reader.runs.splice(bracket.runs));
  if (bracket.isPicture) {
    reader.spans.length = bracket.spans;
  } else {
    reader.spans[bracket.spans] = { kind: 'words', value: '', from: bracket.at, to: bracket.at };
    reader.spent = reader.brackets.length;
  }
  return end;
}

/** The offset after the target or label of the link whose text ends at an offset. */
function linkEnd(reader: Reader, bracket: Bracket, at: number): number | undefined {
  const { content, labels } = reader;
  const target = content[at + 1] === '(' ? targetEnd(reader.flat, at + 2) : undefined;
  if (target !== undefined) {
    return target;
  }
  LABEL.lastIndex = at + 1;
  const found = LABEL.exec(content);
  const label = found?.[1] ?? '';
  const end = at + 1 + (found?.[0].length ?? 0);
  if (label !== '') {
    return labels.has(normaliseLabel(label)) ? end : undefined;
  }
  const isLabel = !bracket.isOuter && at - bracket.at <= MAX_LABEL_CHARACTERS;
  return isLabel && labels.has(normaliseLabel(content.slice(bracket.at, at))) ? end : undefined;
}

/** The offset after the parenthesis that closes a link's target. */
function targetEnd(flat: string, start: number): number | undefined {
  const first = skipBlanks(flat, start, flat.length);
  const target = flat.startsWith('<>', first) ? { end: first + 2 } : readTarget(flat, first, flat.length);
  const close = skipBlanks(flat, target?.end ?? first, flat.length);
  return flat[close] === ')' ? close + 1 : undefined;
}

const ADDRESS = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+)>/iy;
const COMMENT = /<!--/y;
const CLOSINGS = [
  { open: COMMENT, close: '-->', inner: 2 },
  { open: /<\?/y, close: '?>', inner: 2 },
  { open: /<!\[CDATA\[/y, close: ']]>', inner: 9 },
  { open: /<![a-z]/iy, close: '>', inner: 3 },
] as const;

/** An address in pointed brackets is read as words. Tags and similar constructs are left out. */
function readAngle(reader: Reader, at: number): number {
  const { content } = reader;
  const address = matchAt(ADDRESS, content, at);
  if (address !== undefined) {
    return addWords(reader, at + 1, at + address.length - 1) + 1;
  }
  const closing = CLOSINGS.find(({ open }) => matchAt(open, content, at) !== undefined);
  const end = closing === undefined ? tagEnd(content, at, content.length) : closingEnd(reader, at, closing);
  if (end === undefined) {
    return readSign(reader, at);
  }
  if (closing?.open === COMMENT) {
    reader.spans.push({ kind: 'comment', value: '', from: at, to: end });
  }
  return end;
}

function closingEnd(reader: Reader, at: number, { close, inner }: (typeof CLOSINGS)[number]): number | undefined {
  const end = reader.missing.has(close) ? -1 : reader.content.indexOf(close, at + inner);
  if (end >= 0) {
    return end + close.length;
  }
  reader.missing.add(close);
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
