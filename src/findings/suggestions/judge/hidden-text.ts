import { showHidden } from '../../../text/hidden/visible.ts';

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;
/** Blanks that look like a space, or like nothing, and are not what code has. */
const UNUSUAL_BLANKS = /[\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;
/** Our hidden markers. */
const MARKERS = /<!--\s*housestyle/i;

/** Says why a text must not come into a file, however it is shown: what is in it, nobody would see. */
export function findUnsafeText(text: string): string | undefined {
  if (holdsHidden(text) || holdsWrittenOut(text) || UNUSUAL_BLANKS.test(text)) {
    return 'it has hidden characters';
  }
  if (CONFLICT.test(text)) {
    return 'it has the marks of a merge conflict';
  }
  return MARKERS.test(text) ? 'it has marks that this program reads itself' : undefined;
}

/** Whether a suggestion has a written-out character. The prompt shows some characters as `\u{202E}`, and models copy that. */
function holdsWrittenOut(suggestion: string): boolean {
  return [...suggestion.matchAll(/\\u\{([\dA-F]{1,6})\}/g)].some(([written, digits = '0']) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10_ff_ff && (written === OPENING_MARK || showHidden(String.fromCodePoint(point)) === written);
  });
}

/** Whether a suggestion has hidden characters, which one click would bring into the code without anybody seeing them. */
function holdsHidden(suggestion: string): boolean {
  return showHidden(suggestion) !== suggestion;
}

/** Whether a text has a block that GitHub takes for a suggestion of its own. */
export function holdsSuggestionBlock(text: string): boolean {
  return /^\s*(?:`{3,}|~{3,})\s*suggestion\b/im.test(text);
}

/** The opening bracket of a chat marker, as `showToModel` writes it. */
const OPENING_MARK = String.raw`\u{3C}`;
