import { countCharacters } from '../../text/count-characters.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import type { TextRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';

/** Checks the string of a frontmatter key against a limit, in characters as people count them. */
export function checkLength(key: string, most: number, hint: string): TextRule['check'] {
  return ({ frontmatter }, report) => {
    const text = readString(frontmatter, key);
    if (text === undefined || text.value.length <= most) {
      return;
    }
    const length = countCharacters(text.value);
    if (length > most) {
      report(text.range, {
        message: `\`${key}\` has ${writeCount(length)} characters; the limit is ${writeCount(most)}`,
        hint,
      });
    }
  };
}
