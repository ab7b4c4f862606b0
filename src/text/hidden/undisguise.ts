import { latinOf } from './look-alikes.ts';
import { normalizeText } from './normalize.ts';
import { codePointAt } from '../code-point.ts';

// oxlint-disable-next-line no-control-regex -- all that is not ASCII
const BEYOND_ASCII = /[^\x00-\x7F]/;
const TAG = /[\u{E0020}-\u{E007E}]/gu;
const TAG_OFFSET = 0xe0000;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mn}\uFFF9-\uFFFB]/gu;
/** A word that mixes Latin letters with Greek or Cyrillic ones. */
const MIXED_WORD =
  /(?<![A-Za-z\u0370-\u052F])(?:[A-Za-z]+[\u0370-\u052F]|[\u0370-\u052F]+[A-Za-z])[A-Za-z\u0370-\u052F]*/g;
const FOREIGN = /[\u0370-\u052F]/g;

/**
 * Writes a line as a model may read it, where a person reads something else or nothing. Tag letters become letters,
 * characters without width are removed, and wide letters, ornamental letters and look-alikes of other scripts become
 * plain ones. The result is still one line.
 */
export function undisguise(line: string): string {
  if (!BEYOND_ASCII.test(line)) {
    return line;
  }
  const untagged = line.replaceAll(TAG, (tag) => String.fromCodePoint(codePointAt(tag, 0) - TAG_OFFSET));
  const seen = normalizeText(untagged).replaceAll(UNSEEN, '');
  return seen.replaceAll(MIXED_WORD, (word) => word.replaceAll(FOREIGN, (letter) => latinOf(letter) ?? letter));
}

/**
 * Characters that can carry unseen text: tag letters outside flags, selectors in a row, and long runs of characters
 * without width.
 */
const HIDDEN_TEXT =
  /[\u{E0020}-\u{E007E}]{8,}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{8,}|[\u200B-\u200D\u2060-\u2064\uFEFF]{16,}/u;

/** The first text in a line that is written in invisible characters. Undefined if there is none. */
export function findHiddenText(line: string): string | undefined {
  return BEYOND_ASCII.test(line) ? HIDDEN_TEXT.exec(line)?.[0] : undefined;
}
