import { copyOf } from './copy-of.ts';

/** V8 keeps short texts by themselves; longer ones that are cut from a text keep the whole of it. */
const LONGEST_COPY = 12;

/** The same text, without the one that it was cut from. */
export function detachText(text: string): string {
  return text.length <= LONGEST_COPY ? text : copyOf(text);
}

/** Plain data with all its texts detached; what is neither a text, a list, a map, a set nor a plain object stays as it is. */
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
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, detachValue(item)]))
    : value;
}
