import { isRecord } from './record.ts';

/** V8 copies a shorter part of a text; a longer part refers to the whole text and keeps it in memory. */
const LONGEST_COPY = 12;

/**
 * The same text, without a reference to the text that it was cut from: use it for whatever is kept after a file is done
 * with. Putting a character before it makes a new text, at a fraction of what a `Buffer` costs.
 */
export function detachText(text: string): string {
  return text.length <= LONGEST_COPY ? text : ` ${text}`.slice(1);
}

/**
 * Plain data with all its texts detached; what is neither a text, a list, a map, a set nor a plain object stays as it is.
 * An object without a text to detach is given back itself.
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

/** A copy keeps the shape of the object, which one that is made of its entries does not. */
function detachFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    const detached = detachValue(field);
    // A copy of a text is equal to it.
    if (detached !== field || (typeof field === 'string' && field.length > LONGEST_COPY)) {
      copy ??= { ...fields };
      copy[key] = detached;
    }
  }
  return copy ?? fields;
}
