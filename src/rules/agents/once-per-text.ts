import type { CheckedText } from '../checked-text.ts';

/** A reader whose answer is kept for as long as the text is: several rules ask for the same of one text. */
export function oncePerText<T extends object>(read: (text: CheckedText) => T): (text: CheckedText) => T {
  const known = new WeakMap<CheckedText, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) {
      return before;
    }
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
