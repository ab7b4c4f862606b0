import { readBareText } from './bare-text.ts';
import { startsKey } from './closing-quote.ts';
import { reaches } from '../../severity.ts';
import { readSeverity } from '../severity-words.ts';
import { FIELD_NAMES, namesList, plainKey } from '../field-names.ts';
import { goesOnAfterMarks, startsRemainder } from './list-end.ts';
import { endOfMarks } from './marks.ts';
import { COLON, DOTS, readKey, startsValue } from './read-key.ts';
import { readPlainEntry } from './plain-entry.ts';
import { openingQuote, readValueString } from './read-string.ts';
import { matchEnd, MAX_NESTING, MAX_VALUES, peekBlanks, skipBlanks, type Reader } from './reader.ts';
import type { ReplyValue } from '../values.ts';

/**
 * Reads the value at the reader's offset as far as it can be understood, whatever is wrong with its syntax: quotes that are
 * missing, single or not escaped, keys without quotes, comments, missing and additional commas and brackets. What cannot be
 * understood is skipped up to the next entry.
 */
export function readReplyValue(reader: Reader): ReplyValue {
  reader.at = skipBlanks(reader, reader.at);
  const { text, at } = reader;
  const character = text.charAt(at);
  reader.values += 1;
  if (reader.values > MAX_VALUES) {
    reader.abandoned = true;
  }
  if (reader.abandoned) {
    return { kind: 'scalar', value: undefined, complete: false };
  }
  if (character === '{') {
    if (text.charAt(at + 1) === '}') {
      reader.at += 2;
      return EMPTY_OBJECT;
    }
    return readBracket(reader, '}');
  }
  if (character === '[') {
    return readBracket(reader, ']');
  }
  if (character === '(') {
    return unwrap(readBracket(reader, ')'));
  }
  const dots = matchEnd(DOTS, text, at);
  if (dots !== undefined) {
    reader.at = dots;
    return { kind: 'dots' };
  }
  const opening = openingQuote(text, at);
  return opening === undefined ? readBareValue(reader) : { kind: 'scalar', ...readValueString(reader, opening) };
}

/** One value for all of them keeps the memory small that many take. */
const EMPTY_OBJECT: ReplyValue = { kind: 'object', entries: new Map(), loose: [], complete: true };

function readBracket(reader: Reader, closing: string): ReplyValue {
  if (reader.open.length >= MAX_NESTING) {
    reader.abandoned = true;
    return { kind: 'scalar', value: undefined, complete: false };
  }
  reader.at += 1;
  reader.open.push(closing);
  const value = closing === '}' ? readEntries(reader) : readItems(reader, closing);
  reader.open.pop();
  return value;
}

/** `(10, 12)` is a list, and `("text")` is a text. */
function unwrap(value: ReplyValue): ReplyValue {
  const [only, ...others] = value.kind === 'array' ? value.items : [];
  return only === undefined || others.length > 0 ? value : only;
}

function readItems(reader: Reader, closing: string): ReplyValue {
  const items: ReplyValue[] = [];
  for (;;) {
    const from = skipBlanks(reader, reader.at);
    reader.at = skipSeparators(reader);
    const { text, at } = reader;
    const character = text.charAt(at);
    const followsItem = isWholeItem(items.at(-1));
    if (character === '' || reader.abandoned) {
      return { kind: 'array', items, complete: !reader.abandoned && followsItem && at === from };
    }
    const marks = endOfMarks(reader, at);
    if (marks !== undefined && goesOnAfterMarks(text, marks)) {
      reader.at = marks;
      continue;
    }
    if (marks !== undefined || (followsItem && at === from && startsRemainder(reader))) {
      return { kind: 'array', items, complete: followsItem };
    }
    if (character === '}' || character === ']' || character === ')') {
      const endsOuter = reader.open.slice(0, -1).includes(character) && !precedesItem(reader, at + 1);
      if (character === closing || endsOuter) {
        reader.at += character === closing ? 1 : 0;
        return { kind: 'array', items, complete: true };
      }
      reader.at += 1;
    } else {
      items.push(...readItem(reader, closing));
    }
  }
}

/** Whether a value is a whole object or dots, so that a list which ends after it lacks only its bracket. */
function isWholeItem(value: ReplyValue | undefined): boolean {
  return value?.kind === 'dots' || (value?.kind === 'object' && value.complete);
}

/** Whether another object of the list follows, so that the bracket before it is one too many. */
function precedesItem(reader: Reader, from: number): boolean {
  const comma = peekBlanks(reader, from);
  return reader.text.charAt(comma) === ',' && reader.text.charAt(peekBlanks(reader, comma + 1)) === '{';
}

/** Reads an item. `"path": "a"` within a list is an object that lacks its bracket. */
function readItem(reader: Reader, closing: string): readonly ReplyValue[] {
  const { text, at } = reader;
  if (startsEntry(text, at, closing)) {
    reader.open.push('}');
    const value = readEntries(reader);
    reader.open.pop();
    return [value];
  }
  const value = readReplyValue(reader);
  if (reader.at === at) {
    // Nothing begins here that can be read.
    reader.at += 1;
    return [];
  }
  const isBare = value.kind === 'scalar' && openingQuote(text, at) === undefined;
  // Words before the next object belong to no item.
  const isBetween = isBare && text.charAt(skipBlanks(reader, reader.at)) === '{';
  return isBetween || (isBare && value.value === undefined && value.complete) ? [] : [value];
}

const CALL_ENTRY = /[A-Za-z_]\w{0,60}\s*=(?!=)/y;
const ENTRY = /["'“][\w-]{1,60}["'”]\s*:/y;

function startsEntry(text: string, at: number, closing: string): boolean {
  return closing === ')' && matchEnd(CALL_ENTRY, text, at) !== undefined
    ? true
    : matchEnd(ENTRY, text, at) !== undefined || (/[A-Za-z_*\\&:]/.test(text.charAt(at)) && startsKey(text, at, false));
}

/** The entries of an object while it is read. */
interface Entries {
  readonly entries: Map<string, ReplyValue>;
  readonly loose: ReplyValue[];
  hasBody: boolean;
}

function openEntries(): Entries {
  return { entries: new Map(), loose: [], hasBody: false };
}

function readEntries(reader: Reader): ReplyValue {
  let current = openEntries();
  const before: ReplyValue[] = [];
  const end = (complete: boolean): ReplyValue => {
    const { entries, loose } = current;
    const last: ReplyValue = { kind: 'object', entries, loose, complete };
    return before.length === 0 ? last : { kind: 'object', entries: new Map(), loose: [...before, last], complete };
  };
  for (;;) {
    reader.at = skipSeparators(reader);
    const { text, at } = reader;
    const character = text.charAt(at);
    if (character === '' || reader.abandoned) {
      return end(false);
    }
    const marks = endOfMarks(reader, at);
    if (marks !== undefined && !goesOnAfterMarks(text, marks)) {
      return end(current.entries.size > 0);
    }
    if (marks !== undefined) {
      reader.at = marks;
      continue;
    }
    if (character === '}' || character === ']' || character === ')') {
      const isOuter = reader.open.slice(0, -1).includes(character);
      if (character === '}') {
        reader.at += 1;
        return end(true);
      }
      if (isOuter) {
        // A bracket that is written for the brace of this object does not end the list.
        reader.at += reader.open.at(-2) === character && precedesItem(reader, at + 1) ? 1 : 0;
        return end(true);
      }
      reader.at += 1;
    } else if (character === '{' || character === '[') {
      if (character === '{' && current.entries.size > 0 && reader.open.at(-2) === ']') {
        // The bracket that ends this object is missing.
        return end(true);
      }
      current.loose.push(readReplyValue(reader));
    } else {
      const plain = character === '"' ? readPlainEntry(reader) : undefined;
      const key = plain === undefined ? readKey(reader) : plain.key;
      if (key !== undefined && repeatsComment(current, key)) {
        before.push({ kind: 'object', entries: current.entries, loose: current.loose, complete: true });
        current = openEntries();
      }
      if (plain !== undefined) {
        reader.values += 1;
        setEntry(current, plain.key, { kind: 'scalar', value: plain.value, complete: true });
      } else if (key !== undefined) {
        readEntry(reader, current, key);
      }
      current.hasBody ||= key !== undefined && BODY_NAMES.has(plainKey(key));
      if (reader.at === at) {
        reader.at += 1;
      }
    }
  }
}

const PATH_NAMES: ReadonlySet<string> = new Set(FIELD_NAMES.path.slice(0, 4));
const BODY_NAMES: ReadonlySet<string> = new Set(FIELD_NAMES.body.slice(0, 4));

/** Whether a key begins a second comment, since the brackets between two comments are missing. */
function repeatsComment({ entries, hasBody }: Entries, key: string): boolean {
  return hasBody && entries.has(key) && PATH_NAMES.has(plainKey(key));
}

function readEntry(reader: Reader, current: Entries, key: string): void {
  reader.at = skipBlanks(reader, reader.at);
  const colon = matchEnd(COLON, reader.text, reader.at);
  if (colon === undefined && !startsValue(reader.text, reader.at)) {
    return;
  }
  reader.at = colon ?? reader.at;
  setEntry(current, key, readReplyValue(reader));
}

/**
 * Adds an entry. If a key is repeated, its last value counts, but a list of comments is never lost, and the worse of two
 * severities counts.
 */
function setEntry({ entries, loose }: Entries, key: string, value: ReplyValue): void {
  const known = entries.get(key);
  if (known !== undefined && isNothing(value)) {
    return;
  }
  if (known?.kind === 'array' && known.items.length > 0 && namesList(key)) {
    loose.push({ kind: 'object', entries: new Map([[key, known]]), loose: [], complete: true });
  }
  entries.set(key, known !== undefined && plainKey(key) === 'severity' ? worseOf(known, value) : value);
}

function worseOf(one: ReplyValue, other: ReplyValue): ReplyValue {
  const [before, now] = [one, other].map((value) => readSeverity(value.kind === 'scalar' ? value.value : undefined));
  return before !== undefined && now !== undefined && reaches(before, now) ? one : other;
}

function isNothing(value: ReplyValue): boolean {
  return value.kind === 'dots' || (value.kind === 'scalar' && (value.value === undefined || value.value === null));
}

const SEPARATORS = /[,;，；、]/;

function skipSeparators(reader: Reader): number {
  let at = skipBlanks(reader, reader.at);
  while (SEPARATORS.test(reader.text.charAt(at))) {
    at = skipBlanks(reader, at + 1);
  }
  return at;
}

const CALL = /(?:new\s+)?[A-Za-z_][\w.]{0,80}\s*(?=\()/y;

/** Reads a value without quotes, which may be a call such as `Comment(path="a")`. */
function readBareValue(reader: Reader): ReplyValue {
  const call = matchEnd(CALL, reader.text, reader.at);
  if (call === undefined) {
    return readBareText(reader);
  }
  reader.at = call;
  return unwrap(readBracket(reader, ')'));
}
