import type { TextRule } from '../types.ts';
import { textOf } from './skill-head.ts';

/** Holds the text of a key of the head against a limit, in characters as people count them. */
export function checkLength(key: string, most: number, hint: string): TextRule['check'] {
  return ({ frontmatter }, report) => {
    const text = textOf(frontmatter, key);
    if (text === undefined || text.value.length <= most) {
      return;
    }
    const length = countCharacters(text.value);
    if (length > most) {
      report(text.range, {
        message: `\`${key}\` has ${english(length)} characters, ${english(most)} are allowed`,
        hint,
      });
    }
  };
}

/** Code points: what lies outside of the first plane counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    count += unit >= 0xd8_00 && unit <= 0xdb_ff && isLow(text.charCodeAt(at + 1)) ? 0 : 1;
  }
  return count;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
}

/** `1,024` for 1024. */
export function english(count: number): string {
  return count.toLocaleString('en-US');
}
