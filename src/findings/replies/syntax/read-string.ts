import { endsValue, startsKey } from './closing-quote.ts';
import { decodeHtml, resolveEscapes } from './escapes.ts';
import { isKnownKey } from '../field-names.ts';
import { endOfMarks } from './marks.ts';
import { matchAt, matchEnd, peekBlanks, type Reader } from './reader.ts';

export interface ReadString {
  readonly value: string;
  readonly complete: boolean;
}

/** Opening quotes, each with the quotes that may close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”“',
  '”': '”',
  '„': '“”',
  '‘': "’'‘",
  '’': "’'",
  '«': '»',
};

/** Python writes letters before some strings. */
const OPENING = /(?:[rRbBuUfF]{1,2}(?=["']))?("""|'''|["'`“”„‘’«]|\\{1,8}"|&(?:quot|#34|#x22);)/y;

/** The opening quote at an offset with the letters before it. Undefined if no string begins there. */
export function openingQuote(text: string, at: number): { readonly quote: string; readonly end: number } | undefined {
  const found = matchAt(OPENING, text, at);
  return found === undefined ? undefined : { quote: found[1] ?? '', end: at + found[0].length };
}

const MAX_KEY_CHARACTERS = 1_000;

/** Reads the string that is a key. It ends at its first closing quote on its line. */
export function readKeyString(reader: Reader, { quote, end }: { quote: string; end: number }): string | undefined {
  const { text } = reader;
  const closing = CLOSING[quote] ?? quote.charAt(0);
  for (let at = end; at < text.length && at - end < MAX_KEY_CHARACTERS; at += text.charAt(at) === '\\' ? 2 : 1) {
    const character = text.charAt(at);
    if (closing.includes(character)) {
      reader.at = at + (quote.length === 3 ? 3 : 1);
      return resolveEscapes(text.slice(end, at));
    }
    if (character === '\n' || character === ':') {
      const key = text.slice(end, at).trim();
      if (character === '\n' || isKnownKey(key)) {
        reader.at = at;
        return character === '\n' ? undefined : key;
      }
    }
  }
  reader.at = text.length;
  return undefined;
}

/** Reads the string that is a value, with the pieces that `+` or a new line joins to it. */
export function readValueString(reader: Reader, opening: { quote: string; end: number }): ReadString {
  let read = readPiece(reader, opening);
  for (let next = joinedPiece(reader); next !== undefined && read.complete; next = joinedPiece(reader)) {
    const piece = readPiece(reader, next);
    read = { value: read.value + piece.value, complete: piece.complete };
  }
  return read;
}

function readPiece(reader: Reader, opening: { quote: string; end: number }): ReadString {
  const { quote } = opening;
  return quote === '"""' || quote === "'''"
    ? readTriple(reader, opening)
    : quote.length > 1
      ? readDelimited(reader, opening)
      : readSingle(reader, opening);
}

/** Reads a string whose quotes are written as `\\"` or as an entity. */
function readDelimited(reader: Reader, { quote, end }: { quote: string; end: number }): ReadString {
  const { text } = reader;
  const isEntity = quote.startsWith('&');
  for (let at = text.indexOf(quote, end); at >= 0; at = text.indexOf(quote, at + quote.length)) {
    if ((isEntity || text.charAt(at - 1) !== '\\') && endsValue(reader, at + quote.length)) {
      reader.at = at + quote.length;
      return { value: resolveLevels(text.slice(end, at), isEntity), complete: true };
    }
  }
  reader.at = text.length;
  return { value: resolveLevels(text.slice(end), isEntity), complete: false };
}

function resolveLevels(content: string, isEntity: boolean): string {
  const once = resolveEscapes(isEntity ? decodeHtml(content) : content);
  return isEntity || !/\\\\[n"\\tr]/.test(content) ? once : resolveEscapes(once);
}

/** The opening quote of a piece that continues the string that was just read. */
function joinedPiece(reader: Reader): ReturnType<typeof openingQuote> {
  const { text, at } = reader;
  const sign = peekBlanks(reader, at);
  if (text.charAt(sign) === '+') {
    return openingQuote(text, peekBlanks(reader, sign + 1));
  }
  const isOnNewLine = text.slice(at, Math.min(sign, at + 1_000)).includes('\n');
  const opening = isOnNewLine && endOfMarks(reader, sign) === undefined ? openingQuote(text, sign) : undefined;
  return opening === undefined || startsKey(text, sign, true) ? undefined : opening;
}

function readTriple(reader: Reader, { quote, end }: { quote: string; end: number }): ReadString {
  const close = reader.text.indexOf(quote, end);
  reader.at = close < 0 ? reader.text.length : close + 3;
  const value = resolveEscapes(reader.text.slice(end, close < 0 ? undefined : close));
  return { value: value.replace(/^\r?\n/, ''), complete: close >= 0 };
}

/** The start of an object of an answer, which no string with escaped quotes contains. */
const ANSWER_OBJECT = /\{\s*["'“]([A-Za-z_-]{1,40})["'”]\s*:/y;
/** A small object within a text, such as `{"a": 1}`. */
const EMBEDDED_OBJECT = /\{\s*["'][\w$.-]{1,60}["']\s*:/y;
const PLAIN: Readonly<Record<string, RegExp>> = {
  '"': /[^"\\{}]+/y,
  "'": /[^'\\{}]+/y,
  '`': /[^`\\{}]+/y,
};
const OTHER = /[^"'“”’‘»\\{}]+/y;

function readSingle(reader: Reader, { quote, end: start }: { quote: string; end: number }): ReadString {
  const { text } = reader;
  const closing = CLOSING[quote] ?? quote;
  const plain = PLAIN[quote] ?? OTHER;
  let embedded = 0;
  let answer: number | undefined;
  let lastQuote: number | undefined;
  let at = start;
  for (;;) {
    at = matchEnd(plain, text, at) ?? at;
    const character = text.charAt(at);
    if (character === '') {
      break;
    }
    if (character === '\\') {
      at += 2;
    } else if (character === '{') {
      const found = closing.includes('"') || quote === "'" ? matchAt(ANSWER_OBJECT, text, at) : undefined;
      if (found !== undefined && isKnownKey(found[1] ?? '') && found[0].includes(quote === '“' ? '“' : quote)) {
        if (followsObject(text, start, at) || at >= reader.unclosedFrom) {
          return endBefore(reader, start, at, lastQuote);
        }
        answer ??= at;
      }
      embedded += matchEnd(EMBEDDED_OBJECT, text, at) === undefined ? 0 : 1;
      at += 1;
    } else if (character === '}') {
      embedded -= embedded > 0 ? 1 : 0;
      at += 1;
    } else if (!closing.includes(character)) {
      at += 1;
    } else {
      if (embedded === 0 && endsValue(reader, at + 1)) {
        reader.at = at + 1;
        return { value: resolveEscapes(text.slice(start, at)), complete: true };
      }
      if (embedded === 0 && startsNextEntry(text, start, at)) {
        return endAtEntry(reader, start, at);
      }
      lastQuote = at;
      at += 1;
    }
  }
  return endUnclosed(reader, start, answer, lastQuote);
}

/** What comes before an object that follows another one: `}, `, or a new line. */
const BEFORE_OBJECT = /(?:[}\]]\s*,?|,[ \t]*\r?\n|\n)\s*$/;

function followsObject(text: string, start: number, at: number): boolean {
  return BEFORE_OBJECT.test(text.slice(Math.max(start, at - 200), at));
}

/** Whether the quote at an offset begins the next key, so that the string lacks its closing quote. */
function startsNextEntry(text: string, start: number, at: number): boolean {
  const key = matchAt(NEXT_KEY, text, at)?.[1];
  return key !== undefined && isKnownKey(key) && /[,\n]\s*$/.test(text.slice(Math.max(start, at - 200), at));
}

const NEXT_KEY = /["'“]([A-Za-z_][\w-]{0,40})["'”]\s*:/y;

function endAtEntry(reader: Reader, start: number, at: number): ReadString {
  reader.at = at;
  return { value: resolveEscapes(reader.text.slice(start, at).replace(/\s*,?\s*$/, '')), complete: true };
}

/** Ends a string before an object that it cannot contain: at its last quote, or before the brackets that end its object. */
function endBefore(reader: Reader, start: number, object: number, lastQuote: number | undefined): ReadString {
  const { text } = reader;
  if (lastQuote !== undefined && text.slice(lastQuote, Math.min(object, lastQuote + 2_000)).includes('}')) {
    reader.at = lastQuote + 1;
    return { value: resolveEscapes(text.slice(start, lastQuote)), complete: true };
  }
  const tail = /[\s}\],]*$/.exec(text.slice(Math.max(start, object - 200), object))?.[0] ?? '';
  const end = object - tail.length;
  reader.at = end;
  return { value: resolveEscapes(text.slice(start, end)), complete: tail.includes('}') };
}

/** Ends a string that no quote ends. What follows a broken one is not lost: the next object is read. */
function endUnclosed(
  reader: Reader,
  start: number,
  answer: number | undefined,
  lastQuote: number | undefined,
): ReadString {
  const { text } = reader;
  reader.unclosedFrom = Math.min(reader.unclosedFrom, start);
  if (answer !== undefined) {
    return endBefore(reader, start, answer, lastQuote !== undefined && lastQuote < answer ? lastQuote : undefined);
  }
  if (lastQuote !== undefined && text.slice(lastQuote, lastQuote + 2_000).includes('}')) {
    reader.at = lastQuote + 1;
    return { value: resolveEscapes(text.slice(start, lastQuote)), complete: true };
  }
  reader.at = text.length;
  return { value: resolveEscapes(text.slice(start)), complete: false };
}
