import type { SourceText, TextRange } from '../text/source-text.ts';
import type { CustomizationText } from './types.ts';

/** Trims the text of an instruction file as Copilot does. The offset still leads to the right line. */
export function trimmedContent(source: SourceText, range: TextRange): CustomizationText {
  const whole = source.text.slice(range.start, range.end);
  const text = whole.trim();
  const offset = range.start + (text === '' ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: 'file', source, offset } };
}
