import { showToModel } from '../text/hidden/chat-markup.ts';
import { normalizeText } from '../text/hidden/normalize.ts';

/**
 * Converts a line to the form in which lines and quotes are compared. The prompt writes hidden characters and chat
 * markers out, and a model may change blanks and the composition of characters.
 */
export function normalizeLine(text: string): string {
  return normalizeText(showToModel(text.replace(/\r$/, '')), 'NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Removes the number and the sign that a line has in the prompt. */
export function withoutLineNumber(line: string): string {
  return line.replace(/^\d*\s?[+|-]\s?/, '');
}
