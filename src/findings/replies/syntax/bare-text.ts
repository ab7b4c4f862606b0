import { endsValue, startsKey } from './closing-quote.ts';
import { resolveEscapes } from './escapes.ts';
import { matchEnd, type Reader } from './reader.ts';
import { readWord } from './read-word.ts';
import type { ReplyValue } from '../values.ts';

const NOTHING: ReplyValue = { kind: 'scalar', value: undefined, complete: true };

/** A number or a word that is alone, whatever follows it. */
const LONE_WORD = /[-+]?(?:[\d.][\w.+-]*|true|false|null|none|nil|undefined|nan|infinity)(?=[\s,;:，；}\])]|$)/iy;
const BARE_TEXT = /[^,\n{}[\]"]*/y;
const BARE_ARGUMENT = /[^,\n{}[\]"()]*/y;

/** Reads a value without quotes. It ends at a comma, a bracket or the end of its line. */
export function readBareText(reader: Reader): ReplyValue {
  const unopened = readUnopenedText(reader);
  if (unopened !== undefined) {
    return unopened;
  }
  const { text, at } = reader;
  const isArgument = reader.open.at(-1) === ')';
  const end = endOfLoneWord(text, at) ?? matchEnd(isArgument ? BARE_ARGUMENT : BARE_TEXT, text, at) ?? at;
  if (end === at) {
    return NOTHING;
  }
  const written = text.slice(at, end).replace(/\s(?:\/\/|\/\*|#|<!--).*$/s, '');
  reader.at = at + Math.max(1, written.length);
  const value = readWord(written.trim());
  // A number at the end of the text may have lost digits.
  return { kind: 'scalar', value: extendBareText(reader, value), complete: end < text.length };
}

/** The first letters of a text, which is not a word alone, a call or a number. */
const PROSE_START = /[^\s"'`“”‘’{}[\](),:;\d+-][^\n"]{1,400}?["\s]/y;
const NEXT_QUOTE = /[^"\\\n]*(?:\\.[^"\\\n]*)*"/y;
const AFTER_COMMA = /,\s*$/;

/** Reads the text of an entry that lacks only its opening quote: it ends on its line at a quote that ends a value. */
function readUnopenedText(reader: Reader): ReplyValue | undefined {
  const { text, at } = reader;
  if (
    reader.open.at(-1) !== '}' ||
    at < reader.unopenedUntil ||
    endOfLoneWord(text, at) !== undefined ||
    matchEnd(PROSE_START, text, at) === undefined
  ) {
    return undefined;
  }
  let end = matchEnd(NEXT_QUOTE, text, at);
  for (; end !== undefined; end = matchEnd(NEXT_QUOTE, text, end)) {
    const quote = end - 1;
    if (AFTER_COMMA.test(text.slice(Math.max(at, quote - 20), quote)) && startsKey(text, quote, true)) {
      break;
    }
    if (endsValue(reader, end)) {
      reader.at = end;
      return { kind: 'scalar', value: resolveEscapes(text.slice(at, quote)), complete: true };
    }
    reader.unopenedUntil = end;
  }
  return undefined;
}

/** The end of a number or a known word, unless more words follow it on its line. */
function endOfLoneWord(text: string, at: number): number | undefined {
  const end = matchEnd(LONE_WORD, text, at);
  return end !== undefined &&
    (/[-+\d.]/.test(text.charAt(at)) ? !/^[ \t]+[A-Za-z]/.test(text.slice(end, end + 40)) : true)
    ? end
    : undefined;
}

const MORE_WORDS = /,[ \t]*[^,\n{}[\]()":=]{1,2000}(?=[,\n}\]])/y;

/** A text without quotes may contain commas: the words after a comma belong to it unless they are a key. */
function extendBareText(reader: Reader, value: ReturnType<typeof readWord>): ReturnType<typeof readWord> {
  if (typeof value !== 'string' || reader.open.at(-1) !== '}') {
    return value;
  }
  const from = reader.at;
  for (;;) {
    const end = matchEnd(MORE_WORDS, reader.text, reader.at);
    if (end === undefined) {
      break;
    }
    reader.at = end;
  }
  return value + reader.text.slice(from, reader.at).trimEnd();
}
