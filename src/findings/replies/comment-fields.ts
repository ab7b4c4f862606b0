import { plainKey, type FieldName } from './field-names.ts';
import { LIKELY, meaningsOfKey, type Meaning } from './likely-fields.ts';
import type { ReplyObject, ReplyValue } from './values.ts';
import { wordSet } from '../../structures/words-in.ts';

/** The fields of a comment by plain key, with those of nested objects such as `location`. */
export type CommentFields = ReadonlyMap<string, CommentField>;

interface CommentField {
  readonly key: string;
  readonly value: ReplyValue;
  /** The fields that its key may mean. */
  readonly meanings: readonly Meaning[];
}

/** Keys whose objects hold fields of the comment. */
const NESTED: ReadonlySet<string> = wordSet(`
  location locations position range span anchor place file line lines linerange physicallocation artifactlocation
  region snippet codelocation loc source extra path pos inline threadcontext comment details attributes
`);
/** Keys of objects that hold the first or the last line. */
const EDGES: ReadonlyMap<string, string> = new Map([
  ['start', 'start'],
  ['end', 'end'],
  ['rightfilestart', 'start'],
  ['rightfileend', 'end'],
]);
const MAX_DEPTH = 5;
/** Comments with more keys are read by the listed names alone. */
const MAX_LIKELY_KEYS = 200;

/** Collects the fields of a comment. Those of the object itself go before those of nested objects. */
export function collectFields(comment: ReplyObject): CommentFields {
  const fields = new Map<string, CommentField>();
  addFields(comment, '', fields, MAX_DEPTH);
  return fields;
}

/** The fields of a comment that is only its text. */
export function bodyField(value: ReplyValue): CommentFields {
  return new Map([['body', { key: 'body', value, meanings: meaningsOfKey('body') }]]);
}

function addFields(object: ReplyObject, prefix: string, fields: Map<string, CommentField>, depth: number): void {
  const nested: (readonly [string, ReplyObject])[] = [];
  for (const [key, written] of object.entries) {
    const plain = plainKey(key);
    const value = onlyItem(written);
    addField(fields, prefix + plain, value);
    if (key.includes('.')) {
      addField(fields, plainKey(dotted(key)), value);
    }
    if (value.kind === 'scalar' || depth === 0) {
      continue;
    }
    const inner = value.kind === 'array' ? value.items[0] : value;
    if (inner?.kind === 'object' && (NESTED.has(plain) || EDGES.has(plain))) {
      nested.push([plain, inner]);
    }
  }
  for (const [plain, inner] of nested) {
    const edge = EDGES.get(plain);
    addFields(inner, edge ?? '', fields, depth - 1);
    const text =
      plain === 'file' ? inner.entries.get('name') : plain === 'snippet' ? inner.entries.get('text') : undefined;
    if (text !== undefined) {
      fields.set(plain, { key: plain, value: text, meanings: meaningsOfKey(plain) });
    }
  }
}

function addField(fields: Map<string, CommentField>, key: string, value: ReplyValue): void {
  if (!fields.has(key)) {
    fields.set(key, { key, value, meanings: meaningsOfKey(key) });
  }
}

/** Some models write every value as a list. */
function onlyItem(value: ReplyValue): ReplyValue {
  if (value.kind !== 'array' || value.items.length !== 1 || !value.complete) {
    return value;
  }
  const [only] = value.items;
  return only?.kind === 'scalar' ? only : value;
}

/** `location.path` is `path`, and `range.start.line` is `start.line`. */
function dotted(key: string): string {
  const parts = key.split('.');
  const edge = parts.at(-2);
  return edge === 'start' || edge === 'end' ? `${edge}${parts.at(-1)}` : (parts.at(-1) ?? '');
}

/** The first value under one of the names of a field that can be read. */
export function readField<T>(
  fields: CommentFields,
  name: FieldName,
  read: (value: ReplyValue, key: string) => T | undefined,
): T | undefined {
  for (const { key, value } of findCandidates(fields, name)) {
    const result = read(value, key);
    if (result !== undefined) {
      return result;
    }
  }
  return undefined;
}

/** A value that a field may have. `rank`: the place of its key in the list of names of the field. */
interface Candidate extends Pick<CommentField, 'key' | 'value'> {
  readonly rank: number;
}

const NONE: readonly Candidate[] = [];

/** The values that a field may have, best first. */
function findCandidates(fields: CommentFields, name: FieldName): readonly Candidate[] {
  let found: Candidate[] | undefined;
  for (const { key, value, meanings } of fields.values()) {
    for (const { field, rank } of meanings) {
      if (field === name && (rank < LIKELY || fields.size <= MAX_LIKELY_KEYS)) {
        (found ??= []).push({ key, value, rank });
      }
    }
  }
  if (found !== undefined && found.length > 1) {
    found.sort((one, other) => one.rank - other.rank);
  }
  return found ?? NONE;
}
