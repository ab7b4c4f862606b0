import { startsKey } from './closing-quote.ts';
import { namesList } from '../field-names.ts';
import { matchAt, matchEnd, peekBlanks, type Reader } from './reader.ts';

const OBJECT = /\{\s{0,99}(?:["'“]([\w-]{1,60})["'”])?/y;

/** Whether the values that are open go on after marks, such as the fences of an answer that has one for each comment. */
export function goesOnAfterMarks(text: string, at: number): boolean {
  const object = matchAt(OBJECT, text, at);
  // Another answer is not part of this one.
  const isAnswer = object?.[1] === 'summary' || namesList(object?.[1] ?? '');
  return (object !== undefined && !isAnswer) || /[,，}\])]/.test(text.charAt(at)) || startsKey(text, at, true);
}

/** What is part of a list after an object without a comma: brackets, the next item, or dots for more items. */
const PART_OF_LIST = /[{}\]),，;；]|\.{2,}|…|[[(]\s{0,99}["'{[]|[A-Za-z_][\w.]{0,80}\(/y;
const QUOTED_KEY = /\\{0,8}["'“][\w-]{1,60}\\{0,8}["'”]\s{0,9}[:=]/y;
const BARE_KEY = /[*_:]{0,3}[A-Za-z_][\w-]{0,40}[*_]{0,3}\s{0,9}(?:[:=]|=>)\s{0,9}[*_]{0,3}["'“`[{\d]/y;
const REST_OF_LINE = /[^,\n{}[\]"]*/y;

/** Whether a list that lacks its bracket has ended at the offset, which follows one of its objects without a comma. */
export function startsRemainder(reader: Reader): boolean {
  const { text, at } = reader;
  if ([PART_OF_LIST, QUOTED_KEY, BARE_KEY].some((pattern) => matchEnd(pattern, text, at) !== undefined)) {
    return false;
  }
  // Words right before the next object are between two items.
  return text.charAt(peekBlanks(reader, matchEnd(REST_OF_LINE, text, at) ?? at)) !== '{';
}
