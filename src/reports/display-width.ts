import { regex } from '../text/regex.ts';

/** East Asian characters of full width, and emoji. */
const WIDE = regex('u')`
  [\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]
  |\p{Emoji_Presentation}
`;
/** Accents that combine with the character before them, and variation selectors. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;

/** Nearly every text has nothing else, so most runs never compile the two expressions above, which are large. */
const ONE_COLUMN_EACH = /^[ -~]*$/;

/** The number of terminal columns of a text without tabs and control characters. */
export function displayWidth(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) {
    return text.length;
  }
  let width = 0;
  for (const character of text) {
    if (WIDE.test(character)) {
      width += 2;
    } else if (!WITHOUT_WIDTH.test(character)) {
      width += 1;
    }
  }
  return width;
}
