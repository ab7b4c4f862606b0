import { likelyFields } from './likely-fields.ts';
import { FIELD_NAMES, plainKey, type FieldName } from './field-names.ts';
import type { ReplyObject, ReplyValue } from './values.ts';

/** The fields of a comment by plain key, with those of nested objects such as `location`. */
export type CommentFields = ReadonlyMap<string, ReplyValue>;

/** Keys whose objects hold fields of the comment. */
const NESTED: ReadonlySet<string> = new Set([
  'location',
  'locations',
  'position',
  'range',
  'span',
  'anchor',
  'place',
  'file',
  'line',
  'lines',
  'linerange',
  'physicallocation',
  'artifactlocation',
  'region',
  'snippet',
  'codelocation',
  'loc',
  'source',
  'extra',
]);
const MAX_DEPTH = 5;
/** Comments with more keys are read by the listed names alone. */
const MAX_LIKELY_KEYS = 200;

/** Collects the fields of a comment. Those of the object itself go before those of nested objects. */
export function collectFields(comment: ReplyObject): CommentFields {
  const fields = new Map<string, ReplyValue>();
  addFields(comment, '', fields, MAX_DEPTH);
  return fields;
}

function addFields(object: ReplyObject, prefix: string, fields: Map<string, ReplyValue>, depth: number): void {
  const nested: (readonly [string, ReplyObject])[] = [];
  for (const [key, written] of object.entries) {
    const plain = plainKey(key);
    const value = onlyItem(written);
    for (const name of [prefix + plain, ...(key.includes('.') ? [plainKey(dotted(key))] : [])]) {
      if (!fields.has(name)) {
        fields.set(name, value);
      }
    }
    const inner = value.kind === 'array' ? value.items[0] : value;
    if (inner?.kind === 'object' && depth > 0 && (NESTED.has(plain) || plain === 'start' || plain === 'end')) {
      nested.push([plain, inner]);
    }
  }
  for (const [plain, inner] of nested) {
    const isEdge = plain === 'start' || plain === 'end';
    addFields(inner, isEdge ? plain : '', fields, depth - 1);
    const text =
      plain === 'file' ? inner.entries.get('name') : plain === 'snippet' ? inner.entries.get('text') : undefined;
    if (text !== undefined) {
      fields.set(plain, text);
    }
  }
}

/** Some models write every value as a list. */
function onlyItem(value: ReplyValue): ReplyValue {
  const [only, ...others] = value.kind === 'array' && value.complete ? value.items : [];
  return only?.kind === 'scalar' && others.length === 0 ? only : value;
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
  const names: readonly string[] = FIELD_NAMES[name];
  // Most objects have far fewer keys than a field has names.
  const keys = fields.size < 8 ? [...fields.keys()].filter((key) => names.includes(key)) : names;
  for (const key of keys.length < 2 ? keys : names) {
    const value = fields.get(key);
    const result = value === undefined ? undefined : read(value, key);
    if (result !== undefined) {
      return result;
    }
  }
  if (fields.size > MAX_LIKELY_KEYS) {
    return undefined;
  }
  for (const [key, value] of fields) {
    const result = likelyFields(key).includes(name) ? read(value, key) : undefined;
    if (result !== undefined) {
      return result;
    }
  }
  return undefined;
}
