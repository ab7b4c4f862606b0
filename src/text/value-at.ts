import { isRecord } from './record.ts';

/** The value under some keys of a value from outside; undefined if it is not there. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);
}

/** The list under a key of a value from outside; undefined if there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] | undefined {
  const list = valueAt(value, key);
  return Array.isArray(list) ? list : undefined;
}
