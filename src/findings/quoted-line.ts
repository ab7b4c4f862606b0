import { showToModel } from '../text/hidden/chat-markup.ts';
import { normalizeText } from '../text/hidden/normalize.ts';

/**
 * As a line is compared with a quote: the model saw hidden characters and marks written out, and may have changed blanks
 * and how characters are composed.
 */
export function normalizeLine(text: string): string {
  return normalizeText(showToModel(text.replace(/\r$/, '')), 'NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** A quoted line without the number and the sign that it has in the prompt. */
export function withoutLineNumber(line: string): string {
  return line.replace(/^\d*\s?[+|-]\s?/, '');
}
