import type { CheckedText } from './checked-text.ts';

/**
 * What several rules read of a text, read once for all of them. Rules run over one text after the other, so no more than
 * the last one is remembered: a map of them all would cost more than it spares.
 */
export function oncePerText<T>(read: (text: CheckedText) => T): (text: CheckedText) => T {
  let last: { readonly text: CheckedText; readonly value: T } | undefined;
  return (text) => {
    last = last?.text === text ? last : { text, value: read(text) };
    return last.value;
  };
}
