import { showHidden } from '../../text/hidden/visible.ts';
import { cutText } from './cut-text.ts';

/** A text as messages quote it: in backticks, on one line, cut where it is long, with hidden characters written out. */
export function quoteText(value: string): string {
  return `\`${showHidden(cutText(value))}\``;
}
