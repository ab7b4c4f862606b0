import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';

const SEARCH = /^<{5,9} ?(?:SEARCH|ORIGINAL)\s*$/i;
const DIVIDER = /^={5,9}\s*$/;
const REPLACE = /^>{5,9} ?(?:REPLACE|UPDATED)\s*$/i;

/** Whether a text is one block that names the old and the new lines between marks. */
export function isSearchAndReplace(text: string): boolean {
  const lines = text.trim().split('\n');
  return SEARCH.test(lines[0] ?? '') && REPLACE.test(lines.at(-1) ?? '');
}

/** Takes the new lines of a block with marks, if its old lines are exactly the replaced ones. */
export function takeReplacement(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const solid = lines.filter((line) => line.trim() !== '');
  if (!SEARCH.test(solid[0] ?? '') || !REPLACE.test(solid.at(-1) ?? '')) {
    return lines;
  }
  const from = lines.findIndex((line) => SEARCH.test(line));
  const divider = lines.findIndex((line) => DIVIDER.test(line));
  const to = lines.findLastIndex((line) => REPLACE.test(line));
  const old = lines.slice(from + 1, divider).map((line) => line.trim());
  const replaced = replacedLines(target).map((line) => line.trim());
  return divider > from && to - divider > 1 && old.join('\n') === replaced.join('\n')
    ? lines.slice(divider + 1, to)
    : { unclear: 'its search text does not fit the lines' };
}
