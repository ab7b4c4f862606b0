import { oncePerText } from './once-per-text.ts';

/** Counts the lines of a text. A last line without a line end counts. This is faster than finding the start of each line. */
export const countLines = oncePerText(
  ({ text }) => text.length - text.replaceAll(/\n/g, '').length + (text.endsWith('\n') ? 0 : 1),
);
