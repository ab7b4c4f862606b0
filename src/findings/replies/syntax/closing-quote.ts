import { decoratedKey } from './decorated-key.ts';
import { isKnownKey } from '../field-names.ts';
import { endOfMarks } from './marks.ts';
import { matchAt, matchEnd, peekBlanks, type Reader } from './reader.ts';

/** The most characters of closing brackets that are looked at. */
const MAX_LOOK_AHEAD = 400;

const QUOTED_KEY = /(["'“”„‘’`«\\]{1,3})([^"'“”„‘’`«»\n:,{}[\]\\]{1,80})["'“”’`»\\]{1,3}[ \t\r\n]*([:：]|=>?)?/y;
const BARE_KEY = /([A-Za-z_$][\w$.-]{0,40})["'”’`]?[ \t]*(?:[:：]|=>|=(?!=))/y;
const HALF_QUOTED_KEY = /["'“`]([A-Za-z_][\w-]{0,40})[ \t]*:/y;
const VALUE_START = /["'“”‘`«[{(\d+.-]|(?:true|false|null|None|True|False|undefined|NaN)\b|[A-Za-z_]\w{0,60}\s*\(/y;
const NEXT_OBJECT = /\{\s*["'“`{]|[[(]/y;
/** Words before the next object of an answer, as in `"} and {"path": 1`. */
const WORDS_BEFORE_OBJECT = /[^"'{}[\]\n]{1,40}\{\s*["'“]([A-Za-z_-]{1,40})["'”]\s*:/y;
const DOTS = /\.{2,}|…/y;
/** `" + "more"`: a text in pieces. */
const PIECE = /\+?\s*(["'`])(?:(?!\1)[^\\\n]|\\.){0,2000}\1\s*(?:[,}\])+]|\n|$)/y;

/**
 * Whether a quote ends a string that is a value, judged by what follows. Models write quotes in texts without escaping them.
 *
 * @param after - The offset after the quote.
 */
export function endsValue(reader: Reader, after: number): boolean {
  const { text } = reader;
  const at = peekBlanks(reader, after);
  switch (text.charAt(at)) {
    case '':
      return true;
    case ',':
    case '，':
    case '、':
    case ';':
    case '；':
      return continuesAfterComma(reader, at + 1);
    case '}':
    case ']':
    case ')':
      return closesBrackets(reader, at);
    case '+':
      return matchEnd(PIECE, text, at) !== undefined;
    case '{':
    case '[':
      return matchEnd(NEXT_OBJECT, text, at) !== undefined && text.slice(after, at).includes('\n');
    case ':':
    case '：':
    case '=':
      return false;
    default:
      return (
        endOfMarks(reader, at) !== undefined ||
        (startsKey(text, at, text.slice(after, at).includes('\n')) && !isAssignment(reader, after, at)) ||
        (text.slice(after, at).includes('\n') && matchEnd(PIECE, text, at) !== undefined)
      );
  }
}

/** Whether `name=` follows a quote on its line, as in a text that quotes `"filename=x"`. */
function isAssignment({ text, open }: Reader, after: number, at: number): boolean {
  return open.at(-1) !== ')' && matchEnd(ASSIGNMENT, text, at) !== undefined && !text.slice(after, at).includes('\n');
}

const ASSIGNMENT = /[A-Za-z_$][\w$.-]{0,40}=/y;

/** Whether an entry or an item begins after a comma. */
function continuesAfterComma(reader: Reader, from: number): boolean {
  const { text, open } = reader;
  let at = peekBlanks(reader, from);
  while (/[,，]/.test(text.charAt(at))) {
    at = peekBlanks(reader, at + 1);
  }
  const character = text.charAt(at);
  if (character === '' || matchEnd(DOTS, text, at) !== undefined || startsLineWithMark(reader, from, at)) {
    return true;
  }
  if (character === '}' || character === ']' || character === ')') {
    return closesBrackets(reader, at);
  }
  if (open.at(-1) === '}') {
    return startsKey(text, at, true) || (character === '{' && matchEnd(NEXT_OBJECT, text, at) !== undefined);
  }
  return matchEnd(VALUE_START, text, at) !== undefined || startsKey(text, at, false);
}

function startsLineWithMark(reader: Reader, from: number, at: number): boolean {
  return endOfMarks(reader, at) !== undefined && reader.text.slice(from, at).includes('\n');
}

/** Whether a key with its colon begins at an offset. A key that answers have may lack its colon or a quote. */
export function startsKey(text: string, at: number, mayBeAnyKey: boolean): boolean {
  const quoted = matchAt(QUOTED_KEY, text, at);
  if (quoted !== undefined) {
    const [, , key = '', colon] = quoted;
    return isKnownKey(key) || (colon !== undefined && mayBeAnyKey);
  }
  const decorated = decoratedKey(text, at);
  if (decorated !== undefined) {
    return isKnownKey(decorated.key) || mayBeAnyKey;
  }
  const bare = matchAt(BARE_KEY, text, at) ?? matchAt(HALF_QUOTED_KEY, text, at);
  return bare !== undefined && isKnownKey(bare[1] ?? '');
}

/** A sentence on a line of its own, as after an answer whose last brackets are missing. */
const PROSE = /[*_>#(-]{0,4}[ \t]{0,3}\p{Lu}[\p{L}'’]{0,30}[ ,:.!](?:\p{L}|[ \t]|$)/uy;

/** Whether closing brackets that fit the open ones begin at an offset, and what follows them fits too. */
function closesBrackets(reader: Reader, from: number): boolean {
  const { text, open } = reader;
  let at = from;
  let end = from;
  let left = open.length;
  while (at - from < MAX_LOOK_AHEAD) {
    const character = text.charAt(at);
    if (character !== '}' && character !== ']' && character !== ')') {
      break;
    }
    // A missing bracket is as likely as one too many.
    left = character === open[left - 1] ? left - 1 : Math.max(0, open.lastIndexOf(character, left - 1));
    end = at + 1;
    at = peekBlanks(reader, end);
  }
  const next = text.charAt(at);
  const isOnNewLine = text.slice(end, at).includes('\n');
  if (left === 0 || next === '' || (isOnNewLine && left < open.length && matchEnd(PROSE, text, at) !== undefined)) {
    return true;
  }
  if (/[,;，；]/.test(next)) {
    const after = peekBlanks(reader, at + 1);
    const character = text.charAt(after);
    return (
      character === '' ||
      /[{[}\])",]/.test(character) ||
      matchEnd(DOTS, text, after) !== undefined ||
      startsKey(text, after, true) ||
      (open[left - 1] === ']' && matchEnd(VALUE_START, text, after) !== undefined) ||
      !/\w/.test(character)
    );
  }
  return (
    next === '{' ||
    next === '[' ||
    endOfMarks(reader, at) !== undefined ||
    matchEnd(DOTS, text, at) !== undefined ||
    startsKey(text, at, true) ||
    isKnownKey(matchAt(WORDS_BEFORE_OBJECT, text, at)?.[1] ?? '')
  );
}
