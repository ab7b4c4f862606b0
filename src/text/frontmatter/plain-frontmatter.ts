import { cutBetween, FENCE, findFences, isOpening, BYTE_ORDER_MARK, MAX_BLOCK_CHARACTERS } from './fence.ts';
import { noFrontmatter, type Frontmatter } from './types.ts';
import { lineAt } from '../line.ts';
import { readTopMap } from './plain-block.ts';
import { trimRangeEnd } from '../trim-range-end.ts';
import { rangeOfKey, rangeOfValue } from './plain-node.ts';
import type { SourceText } from '../source-text.ts';
import { MAX_NESTING } from '../yaml/limits.ts';

/**
 * Reads a file's frontmatter if it is plain: closed, without problems, and written in the small part of YAML that nearly
 * all files use. The result, with its ranges, is the same as that of the full reader, which tests check. For any other
 * frontmatter it returns undefined.
 *
 * It exists for speed: it loads no package, while `yaml` and `gray-matter` have to be loaded and compiled first. Without
 * it, `node dist/cli.js validate` on the 440 files of `bench/customization-corpus.ts` takes 54 % more user CPU time
 * (461 → 709 ms, fastest of 11 runs; median 540 → 811 ms) and 59 % more time (1,178 → 1,877 ms on a busy machine). On
 * 8,800 files, which are 20 copies of these texts, it takes 11 % more CPU time (1,238 → 1,369 ms, fastest of 9; median
 * 1,395 → 1,647 ms). To measure again: remove the call in `frontmatter.ts` and `load-frontmatter.ts`, run
 * `npm run build`, and compare the lines `validation:` of `npm run bench`.
 */
export function readPlainFrontmatter({ text }: SourceText): Frontmatter | undefined {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return undefined;
  }
  if (!isOpening(text, 0)) {
    return noFrontmatter(text, 0, []);
  }
  const opening = lineAt(text, 0);
  const { closing, loose } = opening.end === FENCE.length ? findFences(text, opening) : {};
  if (closing === undefined || loose !== undefined) {
    return undefined;
  }
  const block = cutBetween(text, opening, closing);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    return undefined;
  }
  const top = isSuspect(text.slice(block.start, block.end)) ? undefined : readTopMap(text, block);
  return (
    top && {
      present: true,
      data: top.value,
      body: { start: closing.next, end: text.length },
      block,
      problems: [],
      rangeOf: (path) => {
        const range = rangeOfValue(top, path);
        return range && trimRangeEnd(text, range);
      },
      rangeOfKey: (path) => rangeOfKey(top, path),
    }
  );
}

/** Whether a block may contain something that only the full reader checks. */
function isSuspect(block: string): boolean {
  return (
    UNUSUAL_CHARACTER.test(block) ||
    LONG_LEAD.test(block) ||
    block.split(OPENING_BRACKET, MAX_NESTING + 1).length > MAX_NESTING
  );
}

/**
 * Tabs, which are not allowed for indentation; a carriage return that does not end a line; control characters and byte
 * order marks, some of which have a meaning for the package `yaml`.
 */
const UNUSUAL_CHARACTER = /[\0-\x09\v\f\x0e-\x1f\uFEFF]|\r(?!\n)/;
/** The full reader rejects deep indentation and many open brackets anywhere. These limits are lower than its own. */
const LONG_LEAD = /^[ ?-]{128}/m;
const OPENING_BRACKET = /[[{]/;
