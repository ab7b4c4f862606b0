import type { FoundComment } from '../read-comment.ts';
import { readSeverity } from '../severity-words.ts';
import { knownField } from './known-fields.ts';
import { readTableRow, type Table } from './read-table.ts';
import { rowsOfHtml } from './html-rows.ts';
import { textComment } from './text-comment.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regexSource } from '../../../text/regex.ts';

/** A comment while its lines are read. */
interface Item {
  readonly fields: Map<string, string>;
  /** The field that the following lines continue. */
  last: string;
  hasGap: boolean;
  /** Whether it is a paragraph with a head, and not an item of a list. */
  readonly isBlock: boolean;
}

interface Reading {
  readonly items: Item[];
  item: Item | undefined;
  /** The file that headings name. */
  path: string | undefined;
  title: string | undefined;
  /** Whether the line that is read is an item of a list. */
  isItem: boolean;
  /** The severity that a heading names. */
  severity: string | undefined;
  table: Table | undefined;
  fence: { readonly language: string; readonly lines: string[] } | undefined;
}

const MAX_LINE_CHARACTERS = 2_000;

/**
 * Reads comments that are written as text: lists and headings of Markdown, tables, YAML, and lines of compilers. Only those with
 * a file, a line or a quote, and a text are read: all others could be anything.
 */
export function readLinesOfText(text: string): readonly FoundComment[] {
  const reading: Reading = {
    items: [],
    item: undefined,
    path: undefined,
    title: undefined,
    isItem: false,
    severity: undefined,
    table: undefined,
    fence: undefined,
  };
  for (const line of rowsOfHtml(text).split(/\r?\n/)) {
    readLine(line.slice(0, MAX_LINE_CHARACTERS).replaceAll(TAG, writeTag), reading);
  }
  return reading.items.flatMap(({ fields }) => textComment(fields) ?? []);
}

/** Tags that only lay a text out. */
const TAG = /<(\/?)(details|summary|blockquote|strong|b|em|p|br)(?:\s[^<>]{0,100})?\/?>/gi;

/** A summary of a folded section is a heading. */
function writeTag(_tag: string, closing: string, name: string): string {
  return name.toLowerCase() === 'summary' && closing === '' ? '### ' : '';
}

const RULE = /^\s*([-*_=])\1{2,}\s*$/;
const MARKER = /^\s*(?:>\s*)?(?:(?:[-*+•–]|\d{1,4}[.)])\s+|#{1,6}\s+)?(?:\[[ x]\]\s+)?/;
const HEADING = /^\s*#{1,6}\s|^\s*\*\*[^*]+\*\*:?\s*$/;
const FENCE = /^\s*(?:```|~~~)\s*([\w-]*)/;
const FENCES_OF_TEXT = /^(?:ya?ml|text|txt|md|markdown|plain|)$/i;

function readLine(line: string, reading: Reading): void {
  const fence = FENCE.exec(line);
  if (reading.fence !== undefined) {
    if (fence === null) {
      reading.fence.lines.push(line);
      return;
    }
    endFence(reading);
    return;
  }
  if (fence !== null) {
    const language = fence[1] ?? '';
    const isCode = !FENCES_OF_TEXT.test(language) || (language === '' && reading.item !== undefined);
    reading.fence = isCode ? { language, lines: [] } : undefined;
    return;
  }
  if (RULE.test(line)) {
    reading.item = undefined;
    return;
  }
  const row = readTableRow(line, reading.table, reading.path);
  reading.table = row.table;
  if (row.kind === 'row') {
    reading.items.push({ fields: new Map(row.fields), last: 'body', hasGap: true, isBlock: false });
    reading.item = undefined;
  } else if (row.kind === 'none') {
    readTextLine(line, reading);
  }
}

/** Code after a comment is what it quotes or suggests. */
function endFence(reading: Reading): void {
  const { fence, item } = reading;
  reading.fence = undefined;
  const code = fence?.lines.join('\n') ?? '';
  const field = fence?.language === 'suggestion' ? 'suggestion' : 'quote';
  if (item !== undefined && code.trim() !== '' && fence?.language !== 'diff' && !item.fields.has(field)) {
    item.fields.set(field, code);
  }
}

function readTextLine(line: string, reading: Reading): void {
  const marker = MARKER.exec(line)?.[0] ?? '';
  const content = line.slice(marker.length).trim();
  if (content === '') {
    if (reading.item !== undefined) {
      reading.item.hasGap = true;
    }
    return;
  }
  const begins = /\S/.test(marker);
  reading.isItem = begins && !HEADING.test(line);
  if (
    !(
      readPlace(content, HEADING.test(line), reading) ||
      ((begins || content.startsWith('**')) && readPlaceWithin(content, reading)) ||
      readField(content, begins, reading) ||
      readLineNumber(content, reading)
    )
  ) {
    readOther(line, content, begins, reading);
  }
}

function beginItem(reading: Reading, fields: readonly (readonly [string, string])[], last: string): void {
  const title = reading.title === undefined ? [] : [['title', reading.title] as const];
  reading.title = undefined;
  const severity = reading.severity === undefined ? [] : [['severity', reading.severity] as const];
  const isBlock = !reading.isItem;
  reading.item = { fields: new Map([...severity, ...title, ...fields]), last, hasGap: false, isBlock };
  reading.items.push(reading.item);
}

const PATH = String.raw`(?:[\w.@~+()[\]-]{1,100}\/){1,20}[\w.@+()[\]-]{0,100}\w|[\w@+-][\w.@+-]{0,100}\.[A-Za-z]\w{0,9}`;
const LINE = regexSource`
  (?:#L|:L?|\s*\(|,?\s*(?:(?:at|on)\s+)?(?:\(?\s*lines?|L)\s*:?\s*|\s+[-–—]\s+(?:lines?\s+|L))\s*(\d{1,7})
    (?:\s*[-–]\s*L?(\d{1,7}))?(?:[:,]\s?\d{1,5})?
`;
/** `src/a.ts:12: text`, `**src/a.ts** (line 12) - text`. */
const PLACE = new RegExp(
  `^[\`*_["'(]{0,4}(${PATH})[\`*_"'\\]]{0,4}(?:\\([^()]{0,200}\\))?${LINE}[)\`*_"'\\]:\\s–—-]*(.*)$`,
);
const PATH_ALONE = new RegExp(`^[\`*_["'(]{0,4}(?:file:?\\s{0,3})?[\`*_["'(]{0,4}(${PATH})[\`*_"'\\]):]{0,6}$`, 'i');
const SEVERITY_FIRST = /^[\s`*_([]*([^\s`*_[\]():|-]{1,14}(?: severity| issue)?)[\s`*_\])]*(?:[:|–—-]+\s*|\s+)(?=\S)/u;

/** A line that begins with a file and a line begins a comment. */
function readPlace(content: string, isHeading: boolean, reading: Reading): boolean {
  const direct = PLACE.exec(content);
  const before = direct === null ? readSeverityFirst(content) : undefined;
  const found = direct ?? (before === undefined ? null : PLACE.exec(before.rest));
  if (found === null) {
    return false;
  }
  const [, path = '', line = '', lastLine, said = ''] = found;
  const own = before === undefined ? readSeverityFirst(said) : undefined;
  const word = (before ?? own)?.word;
  const text = (own?.rest ?? said).replace(/^[*_`:\s–—-]+/, '').replace(/\*\*$/, '');
  reading.path = path;
  beginItem(
    reading,
    [
      ['path', path],
      ['line', lastLine === undefined ? line : `${line}-${lastLine}`],
      ...(word === undefined ? [] : [['severity', word] as const]),
      ...(text.trim() === '' ? [] : [[isHeading ? 'title' : 'body', text] as const]),
    ],
    'body',
  );
  return true;
}

/** `**Title** (src/a.ts:12): text`, `text [src/a.ts:12]`. */
const PLACE_WITHIN = new RegExp(`^(.{2,400}?)\\s*[([]\\s*\`?(${PATH})\`?${LINE}\`?\\s*[)\\]][\\s:*–—.-]*(.*)$`);

/** `**Title** — `src/a.ts`, line 12: text`, `**Title** in src/a.ts on line 12. Text`. */
const PLACE_AFTER = new RegExp(
  `^\\*\\*(.{2,300}?)\\*\\*:?\\s{0,3}(?:[-–—:|]\\s{0,3}|(?:in|at)\\s{1,3})?[\`*_"'(]{0,3}(${PATH})[\`*_"')]{0,3}${LINE}[)\`*_"':\\s–—.-]*(.*)$`,
);

/** An item that names its place in brackets, or right after its title in bold, begins a comment. */
function readPlaceWithin(content: string, reading: Reading): boolean {
  const [, before = '', path, line = '', lastLine, said = ''] =
    PLACE_WITHIN.exec(content) ?? PLACE_AFTER.exec(content) ?? [];
  const title = before.replaceAll('**', '').replace(NUMBERING, '').trim();
  // `**File:** src/a.ts (line 12)` is a field.
  if (path === undefined || !/\p{L}{2}/u.test(title) || knownField(title.replace(/:$/, '')) !== undefined) {
    return false;
  }
  reading.title = undefined;
  const own = readSeverityFirst(title);
  beginItem(
    reading,
    [
      ['path', path],
      ['line', lastLine === undefined ? line : `${line}-${lastLine}`],
      ...(own === undefined ? [] : [['severity', own.word] as const]),
      ['title', own?.rest ?? title],
      ...(said.trim() === '' ? [] : [['body', said] as const]),
    ],
    'body',
  );
  return true;
}

const NUMBERING = /^\d{1,4}[.)]\s+/;

/** The words of a severity before a text, such as `🔴 High: `. */
function readSeverityFirst(text: string): { readonly word: string; readonly rest: string } | undefined {
  let rest = text;
  let word: string | undefined;
  for (let count = 0; count < 3; count += 1) {
    const found = SEVERITY_FIRST.exec(rest);
    if (found?.[1] === undefined || readSeverity(found[1]) === undefined) {
      break;
    }
    word = found[1];
    rest = rest.slice(found[0].length);
  }
  return word === undefined ? undefined : { word, rest };
}

const FIELD = /^[\s*_`"']*(\p{L}[\p{L} _-]{0,24}?)[*_`"']*\s*[:：=][*_`]*\s*(.*)$/u;
/** `**Line:** 12` or `line: 12` is a field of a comment. */
function readField(content: string, begins: boolean, reading: Reading): boolean {
  const [, key = '', written = ''] = FIELD.exec(content) ?? [];
  const field = knownField(key);
  if (field === undefined || (reading.item === undefined && field === 'title' && !begins)) {
    return false;
  }
  const value = written.replace(/^(["'`])(.*)\1,?$/, '$2').replace(/^[|>][-+]?$/, '');
  const { item } = reading;
  const isNew =
    item === undefined ||
    (item.fields.has(field) && (field !== 'severity' || item.fields.get(field) !== reading.severity)) ||
    (field === 'path' && item.hasGap && item.fields.has('body'));
  if (isNew) {
    const inherited = field === 'path' || reading.path === undefined ? [] : [['path', reading.path] as const];
    beginItem(reading, [...inherited, [field, value]], field);
  } else {
    item.fields.set(field, value);
    item.last = field;
  }
  if (field === 'path') {
    setPath(value, reading);
  }
  return true;
}

/** Sets the file of a comment, which may have its line behind it: `src/a.ts` (line 12). */
function setPath(value: string, reading: Reading): void {
  const [, path, line = '', lastLine, rest] = PLACE.exec(value) ?? [];
  if (path !== undefined && rest === '') {
    reading.item?.fields.set('path', path);
    reading.item?.fields.set('line', lastLine === undefined ? line : `${line}-${lastLine}`);
  }
  reading.path = path ?? value.replaceAll(/[`*]/g, '').trim();
}

const LINE_NUMBER =
  /^(?:[\s`*_(]*(?:lines?|L)\s*#?|`(?=\d{1,7}(?:-\d{1,7})?`:))(\d{1,7})(?:\s*[-–]\s*L?(\d{1,7}))?[\s`*_)]*[:\s–—.-]*(.*)$/i;

/** `Line 12: text` below the name of a file is a comment. */
function readLineNumber(content: string, reading: Reading): boolean {
  const found = LINE_NUMBER.exec(content);
  if (found === null || reading.path === undefined) {
    return false;
  }
  const [, line = '', last, body = ''] = found;
  const text = body.replace(/^[*_`:\s–—-]+/, '');
  const named = last === undefined ? line : `${line}-${last}`;
  beginItem(
    reading,
    [['path', reading.path], ['line', named], ...(text === '' ? [] : [['body', text] as const])],
    'body',
  );
  return true;
}

/** The name of a file, a title, or more text of the comment before it. */
function readOther(line: string, content: string, begins: boolean, reading: Reading): void {
  const path = PATH_ALONE.exec(content)?.[1];
  if (path !== undefined) {
    reading.path = path;
    reading.item = undefined;
    return;
  }
  const { item } = reading;
  if (HEADING.test(line)) {
    reading.item = undefined;
    const heading = content.replaceAll(/[*_:#]/g, '').trim();
    if (heading.split(/\s+/).length <= 3 && readSeverity(heading) !== undefined) {
      reading.severity = heading;
      return;
    }
    reading.title = content.replaceAll(/\*\*|:$/g, '').replace(NUMBERING, '');
    return;
  }
  const isIndented = /^\s{2,}/.test(line);
  if (item !== undefined && begins && item.isBlock && !item.hasGap && item.last === 'body') {
    // A list right below a text belongs to it.
    continueItem(item, line.trim());
  } else if (
    item !== undefined &&
    (isIndented || (!begins && (!item.hasGap || !item.fields.has('body') || item.isBlock)))
  ) {
    continueItem(item, content);
  } else if (begins) {
    reading.item = undefined;
    reading.title = content.replaceAll('**', '').slice(0, 300);
  }
}

const SHORT_FIELDS: ReadonlySet<string> = wordSet('line path severity kind confidence guideline title');

/** Adds a line to the field that was last read; after a blank line, to the body. */
function continueItem(item: Item, content: string): void {
  const field = item.hasGap || SHORT_FIELDS.has(item.last) ? 'body' : item.last;
  const known = item.fields.get(field);
  const separator = item.hasGap && field === 'body' ? '\n\n' : '\n';
  item.fields.set(field, known === undefined || known === '' ? content : `${known}${separator}${content}`);
  item.last = field;
  item.hasGap = false;
}
