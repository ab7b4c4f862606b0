import { oncePerText } from './once-per-text.ts';

/** How many lines a text has, of which the last may lack its end. Cheaper than to look where each of them begins. */
export const countLines = oncePerText(
  ({ text }) => text.length - text.replaceAll(/\n/g, '').length + (text.endsWith('\n') ? 0 : 1),
);
