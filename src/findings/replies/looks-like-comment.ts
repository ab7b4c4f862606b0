import { collectFields, readField, type CommentFields } from './comment-fields.ts';
import { FIELD_NAMES, namesOnlyComments } from './field-names.ts';
import { readLines } from './read-lines.ts';
import { textOf, wrappedText, type ReplyObject, type ReplyValue } from './values.ts';
import type { Inherited } from './key-places.ts';

/** Names of bodies that other objects have too. Outside of lists they do not make a comment. */
const COMMON_BODIES: ReadonlySet<string> = new Set(FIELD_NAMES.body.slice(FIELD_NAMES.body.indexOf('text')));

/** Whether an object has a place and a text that says something about it. */
export function looksLikeComment(object: ReplyObject, { path }: Pick<Inherited, 'path'>): boolean {
  if (object.entries.size === 0) {
    return false;
  }
  const fields = collectFields(object);
  const hasText =
    readField(fields, 'body', (value, key) => (COMMON_BODIES.has(key) ? undefined : isText(value))) ??
    readField(fields, 'title', isText) ??
    (namesLine(fields) ? readField(fields, 'body', isText) : undefined);
  return (
    hasText === true &&
    (path ??
      readField(fields, 'path', textOf) ??
      (readField(fields, 'line', readLines) && readField(fields, 'quote', textOf))) !== undefined
  );
}

function namesLine(fields: CommentFields): boolean {
  return LINE_FIELDS.some((name) => readField(fields, name, readLines) !== undefined);
}

const LINE_FIELDS = ['line', 'startLine', 'endLine'] as const;

function isText(value: ReplyValue): true | undefined {
  return textOf(wrappedText(value) ?? value) === undefined ? undefined : true;
}

/** Whether an object is a group of comments, such as all comments on a file. */
export function holdsComments(object: ReplyObject): boolean {
  const lists = [...object.entries].flatMap(([key, value]) =>
    value.kind === 'array' && namesOnlyComments(key) ? [value.items] : [],
  );
  return (
    lists.some((items) => items.some((item) => item.kind === 'object' && looksLikeComment(item, { path: '' }))) ||
    (lists.length > 0 && !looksLikeComment(object, {}))
  );
}
