import { isLookAlike } from './look-alikes.ts';
import type { OddCharacters } from './odd-kinds.ts';

/** Whether characters that are odd elsewhere have a reason to be at this place. */
export function isInPlace(text: string, run: OddCharacters): boolean {
  switch (run.kind) {
    case 'bidi':
      return ISOLATES.test(text.slice(run.start, run.end)) && isAmongRightToLeft(text, run);
    case 'selectors':
      return isOneSelector(text, run);
    case 'tag':
      return isFlag(text, run);
    case 'invisible':
      return isInvisibleInPlace(text, run);
    case 'look-alike':
      return !isLookAlike(text, run.start);
    case 'control':
    case 'replacement':
      return false;
  }
}

const ISOLATES = /^[\u2066-\u2069]+$/;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** The number of characters around a mark, about a line, that may be the reason for it. */
const NEAR = 100;

function isAmongRightToLeft(text: string, { start, end }: OddCharacters): boolean {
  return RIGHT_TO_LEFT.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}

/** `❤️`, or a variant of a Chinese character, which Japanese names use. */
function isOneSelector(text: string, { start, end }: OddCharacters): boolean {
  return end - start === 1 || (end - start === 2 && /\p{Script=Han}$/u.test(before(text, start)));
}

/** `🏴`, the letters of a part of a country such as `gbsct`, each as a tag, and the tag that ends them. */
function isFlag(text: string, { start, end }: OddCharacters): boolean {
  const tags = text.slice(start, Math.min(end, start + MAX_FLAG_UNITS + 1));
  return before(text, start).endsWith('\u{1F3F4}') && FLAG_TAGS.test(tags);
}

const MAX_FLAG_UNITS = 14;
const FLAG_TAGS = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;

const BYTE_ORDER_MARK = '\uFEFF';
/** Scripts in which a joiner distinguishes two forms of a letter. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts without blanks between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u;
const EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\u{E007F}]$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;

function isInvisibleInPlace(text: string, run: OddCharacters): boolean {
  const { start, end } = run;
  switch (text.slice(start, end)) {
    case BYTE_ORDER_MARK:
      return start === 0;
    case '\u200D':
      return (
        isBesides(text, run, JOINING) ||
        (EMOJI_BEFORE.test(before(text, start)) && EMOJI_AFTER.test(text.slice(end, end + 2)))
      );
    case '\u200C':
      return isBesides(text, run, JOINING);
    case '\u200B':
      return isBesides(text, run, UNSPACED);
    case '\u200E':
    case '\u200F':
    case '\u061C':
      return isAmongRightToLeft(text, run);
    case '\u115F':
    case '\u1160':
      return isBesides(text, run, /[\u1100-\u11FF]/);
    case '\u180E':
      return isBesides(text, run, /\p{Script=Mongolian}/u);
    default:
      return false;
  }
}

function isBesides(text: string, { start, end }: OddCharacters, letters: RegExp): boolean {
  return letters.test(before(text, start)) || letters.test(text.slice(end, end + 2));
}

/** The character before an offset, possibly with half of the one before it. */
function before(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - 2), offset);
}
