import type { TextRange } from '../../text/source-text.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';

/** An entry of a list or a row of a table that begins with a name or a path. */
export interface Entry {
  /** As written, without marks: `deploy`, `references/steps.md`. */
  readonly label: string;
  readonly range: TextRange;
}

/** Entries of one list or table, one after the other. */
export interface WrittenList {
  /** The heading above, or the line that introduces the list. */
  readonly title: string;
  /** Where its first line begins. */
  readonly at: number;
  readonly entries: readonly Entry[];
  /** How many entries begin with code, bold type or a link, also with several words. */
  readonly labelled: number;
  /** How many entries the list has, also those that begin with other words. */
  readonly size: number;
}

const MAX_LINES = 20_000;
const MAX_LISTS = 100;
/** Shorter lists say nothing of a whole folder. */
const MIN_ENTRIES = 3;
const MAX_LABEL = 160;
const MAX_LINE = 1_000;

const HEADING = /^#{1,6}[ \t]+(.{1,200})$/;

interface OpenList {
  /** Where the line above begins. */
  readonly titleAt: number;
  readonly at: number;
  readonly indent: number;
  readonly entries: Entry[];
  labelled: number;
  size: number;
}

/**
 * Finds the lists and tables of a text with at least three such entries, outside of code blocks. Entries below other entries are
 * left out. Each text is read, and most lines are of paragraphs, so a line is told by its first character.
 */
export const readLists = oncePerText(({ text, body, markdown }): readonly WrittenList[] => {
  const lists: WrittenList[] = [];
  let titleAt = body.start;
  let open: OpenList | undefined;
  const close = (): void => {
    if (open !== undefined && open.labelled >= MIN_ENTRIES && lists.length < MAX_LISTS) {
      const { entries, labelled, size } = open;
      lists.push({ title: readTitle(text, open.titleAt), at: open.at, entries, labelled, size });
    }
    open = undefined;
  };
  let isInBlock = false;
  let start = body.start;
  for (let lines = 0; start < body.end && lines < MAX_LINES; lines += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const first = skipIndentation(text, start, end);
    const sign = first < end ? text.charCodeAt(first) : RETURN;
    if (isInBlock || sign === BACKTICK || sign === TILDE) {
      isInBlock = markdown.isFenced(start);
    }
    if (isInBlock) {
      close();
    } else {
      const isRow = sign === BAR && first === start;
      const words = isRow ? first + 1 : skipMark(text, first, end);
      if (words < end) {
        const indent = isRow ? -1 : first - start;
        if (open !== undefined && (isRow ? open.indent !== -1 : open.indent === -1 || indent < open.indent)) {
          close();
        }
        open ??= { titleAt, at: start, indent, entries: [], labelled: 0, size: 0 };
        if (indent === open.indent) {
          addEntry(open, text, isRow, words, end);
        }
      } else if (first === start && sign !== RETURN) {
        close();
        titleAt = start;
      }
    }
    start = end + 1;
  }
  close();
  return lists;
});

const RETURN = 0x0d;
const BACKTICK = 0x60;
const TILDE = 0x7e;
const BAR = 0x7c;

function skipIndentation(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) {
    at += 1;
  }
  return at;
}

/** Where the words of an entry begin, behind `-`, `*`, `+`, `12.` or `12)` and a box to tick. The end of the line if it is no entry. */
function skipMark(text: string, first: number, end: number): number {
  const sign = text.charCodeAt(first);
  let at = first + 1;
  if (isDigit(sign)) {
    while (at < end && at < first + MAX_DIGITS && isDigit(text.charCodeAt(at))) {
      at += 1;
    }
    const behind = text.charCodeAt(at);
    if (behind !== 0x2e && behind !== 0x29) {
      return end;
    }
    at += 1;
  } else if (sign !== 0x2d && sign !== 0x2a && sign !== 0x2b) {
    return end;
  }
  if (at >= end || !isSpace(text.charCodeAt(at))) {
    return end;
  }
  const words = skipIndentation(text, at, end);
  return BOX.test(text.slice(words, words + 4)) ? skipIndentation(text, words + 3, end) : words;
}

const MAX_DIGITS = 3;
const BOX = /^\[[ xX]\][ \t]/;

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Most entries begin with ordinary words, and only count. So do titles in bold type, which have spaces: "**First step**". */
function addEntry(list: OpenList, text: string, isRow: boolean, start: number, end: number): void {
  const at = isRow ? skipNumber(text, start, end) : start;
  if (at === end) {
    return;
  }
  list.size += 1;
  const isBold = text.startsWith('**', at);
  const label = readLabel(text, isBold ? at + 2 : at, Math.min(end, at + MAX_LABEL), isBold);
  if (label !== undefined) {
    list.labelled += 1;
    if (!hasWords(text, label)) {
      list.entries.push({ label: text.slice(label.start, label.end).trim(), range: label });
    }
  }
}

/** Skips a column of numbers. The end of the row if it only divides the head of a table from its body. */
function skipNumber(text: string, start: number, end: number): number {
  const at = skipIndentation(text, start, end);
  const sign = text.charCodeAt(at);
  if (sign === 0x2d || sign === 0x3a) {
    return /^[\s:|-]*$/.test(text.slice(at, end)) ? end : at;
  }
  return isDigit(sign) ? at + (NUMBER_COLUMN.exec(text.slice(at, at + MAX_COLUMN))?.[0].length ?? 0) : at;
}

const NUMBER_COLUMN = /^\d{1,3}[ \t]*\|[ \t]*/;
const MAX_COLUMN = 12;

/** Where the name or path is: in code, in bold type or in a link. */
function readLabel(text: string, at: number, end: number, isBold: boolean): TextRange | undefined {
  const sign = text.charCodeAt(at);
  if (sign === 0x5b) {
    return readLink(text, at, end);
  }
  const isCode = sign === BACKTICK;
  if (!isCode && !isBold) {
    return undefined;
  }
  const start = isCode ? at + 1 : at;
  const close = text.indexOf(isCode ? '`' : '**', start);
  return close <= start || close > end ? undefined : { start, end: close };
}

/** The target of a link to a document, else its words. */
function readLink(text: string, at: number, end: number): TextRange | undefined {
  const [, before = '', words = '', target = ''] = LINK.exec(text.slice(at, end + MAX_LABEL)) ?? [];
  if (words === '') {
    return undefined;
  }
  const start = at + before.length;
  const targetAt = text.indexOf('](', start) + 2;
  return target.endsWith('.md')
    ? { start: targetAt, end: targetAt + target.length }
    : { start, end: start + words.length };
}

const LINK = /^(\[`?)([^\]`]{1,160})`?\]\(([^)\s]{1,200})\)/;

/** Whether a label has several words, and not only a name and what to fill in behind it: `deploy <target>`. */
function hasWords(text: string, { start, end }: TextRange): boolean {
  const space = text.indexOf(' ', start);
  return space > start && space < end && !/^ +[<[{]/.test(text.slice(space, end));
}

function readTitle(text: string, start: number): string {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE)).trimEnd();
  return HEADING.exec(line)?.[1] ?? line.slice(0, MAX_LABEL);
}
