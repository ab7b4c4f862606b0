import { MAX_LABEL_CHARACTERS, normaliseLabel } from './definitions.ts';
import { readTarget, skipBlanks, type MarkdownTarget } from './target.ts';
import type { TextRange } from '../source-text.ts';
import { findLineEnd } from '../line.ts';

/** A link of a Markdown text, or a definition that links refer to by label. */
export interface MarkdownLink {
  /** `wrapped` is an inline link whose text continues on another line. */
  readonly kind: 'inline' | 'wrapped' | 'definition';
  /** From the opening bracket to the closing parenthesis, or to the end of the line of a definition. */
  readonly range: TextRange;
  /** The address as written, without pointed brackets and title. */
  readonly target: TextRange;
}

/**
 * The links of a Markdown text in the order of their opening brackets. Pictures are not links. A definition only counts
 * if its label is used. Links in code are included: see `readCodeRanges`. The time grows only with the length of the
 * text.
 */
export function readLinks(text: string): readonly MarkdownLink[] {
  const definitions = readDefinitions(text);
  const { links, labels } = scanBrackets(text, new Set(definitions.map(({ range }) => range.start)));
  const used = definitions.filter(({ range }) => labels.has(labelAt(text, range.start)));
  return [...links, ...used].sort((a, b) => a.range.start - b.range.start);
}

/** Excludes GitHub's footnotes, `[^1]:`. `^` would also match after U+2028, which does not end a line. */
const DEFINITION = /(?<![^\n])[ \t>]*\[(?!\^)[^[\]\n]{1,999}\]:[ \t]*/g;

function readDefinitions(text: string): readonly MarkdownLink[] {
  return Array.from(text.matchAll(DEFINITION)).flatMap(({ 0: head, index }) => {
    const end = findLineEnd(text, index);
    const read = readTarget(text, index + head.length, end);
    const range = { start: index + head.indexOf('['), end };
    return read === undefined || text.slice(read.end, end).trim() !== ''
      ? []
      : [{ kind: 'definition' as const, range, target: read.target }];
  });
}

function labelAt(text: string, start: number): string {
  return normaliseLabel(text.slice(start + 1, text.indexOf(']', start)));
}

interface Scan {
  readonly text: string;
  /** The offsets of definitions. Their brackets are not paired. */
  readonly definitions: ReadonlySet<number>;
  readonly links: MarkdownLink[];
  /** Texts in brackets without inner brackets, which may be the label of a link. */
  readonly labels: Set<string>;
  /** The offsets of the brackets that are still open. */
  readonly open: number[];
  /**
   * The number of open brackets, from the outermost, that are around a link. They cannot become links, because links do
   * not nest.
   */
  spent: number;
  line: TextRange;
  lastOpened: number;
}

function scanBrackets(text: string, definitions: ReadonlySet<number>): Pick<Scan, 'links' | 'labels'> {
  const line = { start: 0, end: findLineEnd(text, 0) };
  const scan: Scan = { text, definitions, links: [], labels: new Set(), open: [], spent: 0, line, lastOpened: -1 };
  const sign = /[\\[\]\n]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    sign.lastIndex = takeSign(scan, found[0], found.index);
  }
  return scan;
}

/** Returns the offset at which the scan continues. */
function takeSign(scan: Scan, sign: string, at: number): number {
  switch (sign) {
    case '\n':
      beginLine(scan, at + 1);
      return at + 1;
    case '\\':
      return scan.text.charAt(at + 1) === '\n' ? at + 1 : at + 2;
    case '[':
      return openBracket(scan, at);
    default:
      return closeBracket(scan, at);
  }
}

/** The end of a paragraph and of everything that is open in it: a blank line, or the mark of another block. */
const NEW_BLOCK = /[ \t\r]*(?:[-*+#>|]|\d{1,9}[.)]|`{3}|~{3}|(?![^\n]))/y;

function beginLine(scan: Scan, start: number): void {
  scan.line = { start, end: findLineEnd(scan.text, start) };
  NEW_BLOCK.lastIndex = start;
  if (NEW_BLOCK.test(scan.text)) {
    scan.open.length = 0;
    scan.spent = 0;
  }
}

function openBracket(scan: Scan, at: number): number {
  if (scan.definitions.has(at)) {
    return scan.line.end;
  }
  scan.open.push(at);
  scan.lastOpened = at;
  return at + 1;
}

/** Brackets are paired from the inside out: of two nested links the inner one counts. */
function closeBracket(scan: Scan, at: number): number {
  const start = scan.open.pop();
  if (start === undefined) {
    return at + 1;
  }
  if (start === scan.lastOpened && at - start - 1 <= MAX_LABEL_CHARACTERS) {
    scan.labels.add(normaliseLabel(scan.text.slice(start + 1, at)));
  }
  const isSpent = scan.open.length < scan.spent;
  scan.spent = Math.min(scan.spent, scan.open.length);
  const isPicture = scan.text.charAt(start - 1) === '!' && !isEscaped(scan.text, start - 1);
  const mayBeLink = scan.text.charAt(at + 1) === '(' && (isPicture || !isSpent);
  const read = mayBeLink ? readInlineTarget(scan.text, at + 2, scan.line.end) : undefined;
  if (read === undefined) {
    return at + 1;
  }
  if (!isPicture) {
    const kind = start < scan.line.start ? 'wrapped' : 'inline';
    scan.links.push({ kind, range: { start, end: read.end }, target: read.target });
    scan.spent = scan.open.length;
  }
  return read.end;
}

/** Whether an odd number of backslashes is before a character. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && text.charAt(start - 1) === '\\') {
    start -= 1;
  }
  return (at - start) % 2 === 1;
}

/** The maximum length of a path on Linux. */
const MAX_LOOSE_CHARACTERS = 4_096;

/**
 * Reads a target by the rules of Markdown. If that fails, it takes all characters up to the next parenthesis, as VS
 * Code does, because people write paths with blanks.
 */
function readInlineTarget(text: string, start: number, lineEnd: number): MarkdownTarget | undefined {
  const strict = readTarget(text, start, lineEnd);
  const strictEnd = strict === undefined ? lineEnd : skipBlanks(text, strict.end, lineEnd);
  if (strict !== undefined && strictEnd < lineEnd && text.charAt(strictEnd) === ')') {
    return { target: strict.target, end: strictEnd + 1 };
  }
  const rest = text.slice(start, Math.min(lineEnd, start + MAX_LOOSE_CHARACTERS));
  const loose = rest.slice(0, Math.max(0, rest.indexOf(')')));
  if (!/\S[ \t]+\S/.test(loose) || /[[(]/.test(loose)) {
    return undefined;
  }
  const trimmed = start + loose.length - loose.trimStart().length;
  return { target: { start: trimmed, end: start + loose.trimEnd().length }, end: start + loose.length + 1 };
}
