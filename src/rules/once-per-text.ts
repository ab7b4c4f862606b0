import type { CheckedText } from './checked-text.ts';

/** What several rules read of a text, read once for all of them. */
export function oncePerText<T>(read: (text: CheckedText) => T): (text: CheckedText) => T {
  const known = new WeakMap<CheckedText, { readonly value: T }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) {
      return before.value;
    }
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}
