import type { CheckedText } from './checked-text.ts';

/**
 * A reader of whom several rules ask for the same of one text. Rules are run over one text after the other, so that the
 * last answer is all there is to keep.
 */
export function oncePerText<T>(read: (text: CheckedText) => T): (text: CheckedText) => T {
  let last: { readonly text: CheckedText; readonly made: T } | undefined;
  return (text) => {
    if (last?.text !== text) {
      last = { text, made: read(text) };
    }
    return last.made;
  };
}
