import { parseJson } from '../../text/json/parse-json.ts';
import { decodeHtml, resolveEscapes } from './syntax/escapes.ts';
import { matchEnd, MAX_VALUES, openReader, type Reader } from './syntax/reader.ts';
import { readReplyValue } from './syntax/read-value.ts';
import { readThinkingMark, THINKING_MARK, THINKING_NAMES } from './thinking.ts';
import { valueFromData, type ReplyValue } from './values.ts';
import { regex } from '../../text/regex.ts';

/** A value of a reply that is not part of another one. */
export interface Root {
  readonly value: ReplyValue;
  /** Offsets in the reply. */
  readonly start: number;
  readonly end: number;
  /** Whether it is part of thinking that has no end. */
  readonly isThought: boolean;
}

export interface SearchedReply {
  /** The reply without thinking that ends. */
  readonly said: string;
  /** Whether thinking begins that has no end. */
  readonly endsInThought: boolean;
  /** Whether the reply has more values than are read. */
  readonly hasTooMany: boolean;
}

const BRACKET_OR_MARK = new RegExp(`${THINKING_MARK.source}|[{[]`, 'gi');
/** What follows the bracket of a value, unlike that of `{this}`, `[1]` or `if (x) { y()`. */
const VALUE_START = regex('y')`
  \{(?:\s|\/\/[^\n]{0,300}\n|\/\*[^*]{0,300}\*\/|#[^\n]{0,300}\n){0,400}(?:
    [{"'“„‘«\`}]|\*{1,2}["'A-Za-z]|&quot;|\\{1,8}"|:[A-Za-z_]\w{0,40}\s*=>|\.{3}|…
    |[A-Za-z_$][\w$.-]{0,40}["'”]?\s*(?:[:：]|=>|=(?!=))
  )
  |\[(?:\s|\/\/[^\n]{0,300}\n|\/\*[^*]{0,300}\*\/|#[^\n]{0,300}\n){0,400}
    (?:[{[\]"'“„‘«(]|\.{3}|…|[A-Za-z_]\w{0,60}\s*\()
`;
/** The start of a value that is written within a string: `{\"path\": \"a\"}`. */
const ESCAPED_START = /[{[](?:\s|[{[]|\\{1,4}[nrt]){0,60}\\{1,8}"/y;
const ESCAPED_TEXT = /(?:[^"\\]|\\[\s\S])*/y;
const HTML_START = /[{[](?:\s|[{[]){0,60}&(?:quot|#34|#x22);/iy;
/** The most levels of JSON within the strings of JSON. */
const MAX_LEVELS = 3;

/**
 * Finds the values of a reply in their order, whatever text is around them, and calls `onRoot` with each.
 * `onForget` is called when a mark says that all values before it were thinking.
 */
export function searchReply(
  text: string,
  onRoot: (root: Root) => void,
  onForget: () => void = () => {},
  level = 1,
): SearchedReply {
  const valid = readValidReply(text);
  if (valid !== undefined) {
    onRoot({ ...valid, isThought: false });
    return { said: text, endsInThought: false, hasTooMany: false };
  }
  const reader = openReader(text);
  const pattern = new RegExp(BRACKET_OR_MARK);
  const endless = new Set<string>();
  let said = '';
  // Some servers drop the start of thinking. A broken value in it must not hide its end.
  let saidFrom = endOfLeadingThought(text);
  pattern.lastIndex = saidFrom;
  let thoughtFrom: number | undefined;
  for (let found = pattern.exec(text); found !== null && reader.values <= MAX_VALUES; found = pattern.exec(text)) {
    const start = found.index;
    if (found[0] === '{' || found[0] === '[') {
      const end = readRoot(reader, start, level, (value, from, to) =>
        onRoot({ value, start: from, end: to, isThought: thoughtFrom !== undefined }),
      );
      pattern.lastIndex = Math.max(end, start + 1);
      continue;
    }
    const mark = readThinkingMark(found);
    if (mark.kind === 'end') {
      onForget();
      said = '';
      saidFrom = start + found[0].length;
      thoughtFrom = undefined;
      continue;
    }
    const end = endless.has(mark.end.source) ? undefined : findEnd(mark.end, text, pattern.lastIndex);
    if (end !== undefined) {
      said += text.slice(saidFrom, start);
      saidFrom = end;
      pattern.lastIndex = end;
    } else {
      endless.add(mark.end.source);
      thoughtFrom ??= isAtLineStart(text, start) ? start : undefined;
    }
  }
  said += text.slice(saidFrom, thoughtFrom);
  return { said, endsInThought: thoughtFrom !== undefined, hasTooMany: reader.values > MAX_VALUES };
}

/** Longer texts are read piece by piece, which takes less memory. */
const MAX_VALID_CHARACTERS = 2_000_000;

/** Reads a reply that has one value in valid JSON. There is no doubt about what it means. */
function readValidReply(text: string): Omit<Root, 'isThought'> | undefined {
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  if (start < 0 || end <= start || end - start > MAX_VALID_CHARACTERS) {
    return undefined;
  }
  if ([text.slice(0, start), text.slice(end)].some((around) => around.search(THINKING_MARK) >= 0)) {
    return undefined;
  }
  const json = text.slice(start, end);
  const data = parseJson(json);
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const value = valueFromData(data);
  // If a key is repeated, the parser keeps only the last value.
  return countKeys(json) === countEntries(value) ? { value, start, end } : undefined;
}

const STRING = /[^"]*"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/y;

/** The number of keys in valid JSON. */
function countKeys(json: string): number {
  let count = 0;
  STRING.lastIndex = 0;
  for (let found = STRING.exec(json); found !== null; found = STRING.exec(json)) {
    count += found[1] === undefined ? 0 : 1;
  }
  return count;
}

function countEntries(value: ReplyValue): number {
  if (value.kind === 'array') {
    return value.items.reduce((count, item) => count + countEntries(item), 0);
  }
  if (value.kind !== 'object') {
    return 0;
  }
  let count = value.entries.size;
  for (const inner of value.entries.values()) {
    count += inner.kind === 'scalar' ? 0 : countEntries(inner);
  }
  return count;
}

const LEADING_THOUGHT_END = new RegExp(`(?:^|\\n)[^\\S\\n]*</(?:${THINKING_NAMES})>`, 'i');

/** The offset after thinking that begins with the reply and has an end, but no start. */
function endOfLeadingThought(text: string): number {
  const found = LEADING_THOUGHT_END.exec(text);
  return found === null || text.slice(0, found.index).search(THINKING_MARK) >= 0 ? 0 : found.index + found[0].length;
}

function findEnd(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? undefined : found.index + found[0].length;
}

function isAtLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[^\S\n]*$|>\s*$/.test(text.slice(Math.max(0, at - 100), at));
}

/** Reads a value that begins at a bracket, if one does. Returns the offset after it. */
function readRoot(
  reader: Reader,
  start: number,
  level: number,
  keep: (value: ReplyValue, start: number, end: number) => void,
): number {
  const { text } = reader;
  const isEscaped = level <= MAX_LEVELS && matchEnd(ESCAPED_START, text, start) !== undefined;
  const end = isEscaped ? (matchEnd(ESCAPED_TEXT, text, start) ?? text.length) : start;
  // Else, only its keys are escaped.
  if (isEscaped && (/^"?\s*$/.test(text.slice(end, end + 2)) || text.slice(start, end).includes('}'))) {
    searchReply(resolveEscapes(text.slice(start, end)), ({ value }) => keep(value, start, end), undefined, level + 1);
    return end;
  }
  if (level <= MAX_LEVELS && matchEnd(HTML_START, text, start) !== undefined) {
    searchReply(decodeHtml(text.slice(start)), ({ value }) => keep(value, start, text.length), undefined, level + 1);
    return text.length;
  }
  if (matchEnd(VALUE_START, text, start) === undefined) {
    return start + 1;
  }
  reader.at = start;
  reader.abandoned = false;
  const value = readReplyValue(reader);
  keep(value, start, reader.at);
  return reader.at;
}
