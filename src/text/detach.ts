import { isRecord } from './record.ts';

/** Up to this length V8 copies a part of a text. A longer part refers to the whole text and keeps it in memory. */
const LONGEST_COPY = 12;

/**
 * Makes a copy of a text that does not refer to the text it was cut from. Whatever is kept after a file is done with
 * must be such a copy, or the whole file stays in memory. Adding a character in front makes a new text, at a fraction
 * of the cost of a `Buffer`.
 */
export function detachText(text: string): string {
  return text.length <= LONGEST_COPY ? text : ` ${text}`.slice(1);
}

/**
 * Detaches all texts in plain data. Values that are neither a text, a list, a map, a set nor a plain object stay as
 * they are. An object that has no text to detach is returned itself.
 */
export function detachValue<T>(value: T): T;
export function detachValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return detachText(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => detachValue(item));
  }
  if (value instanceof Map) {
    return new Map([...value].map(([key, item]: [unknown, unknown]) => [detachValue(key), detachValue(item)]));
  }
  if (value instanceof Set) {
    return new Set([...value].map((item: unknown) => detachValue(item)));
  }
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? detachFields(value) : value;
}

/** A spread copy keeps the hidden class of the object. An object that is made of its entries does not. */
function detachFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    const detached = detachValue(field);
    // A copy of a text is equal to it, so the length decides.
    if (detached !== field || (typeof field === 'string' && field.length > LONGEST_COPY)) {
      copy ??= { ...fields };
      copy[key] = detached;
    }
  }
  return copy ?? fields;
}
