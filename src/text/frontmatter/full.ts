import matter from 'gray-matter';
import { readEntries } from './entries.ts';
import {
  BYTE_ORDER_MARK,
  cutBetween,
  FENCE,
  fenceProblems,
  findFences,
  isOpening,
  languageProblem,
  MAX_BLOCK_CHARACTERS,
  withoutCarriageReturn,
  type Fences,
} from './fence.ts';
import { problemAt } from './problems.ts';
import { noFrontmatter, nowhere, type Frontmatter } from './types.ts';
import { lineAt, type Line } from '../line.ts';
import type { SourceText, TextRange } from '../source-text.ts';
import { writeCount } from '../shown/write-count.ts';

/** Reads any frontmatter and reports its problems. See `loadFrontmatter` for where it begins and ends. */
export function readFullFrontmatter(source: SourceText): Frontmatter {
  const { text } = source;
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  if (!isOpening(text, start)) {
    return noFrontmatter(text, start, []);
  }
  const opening = lineAt(text, start);
  if (text.slice(start, opening.end) !== FENCE) {
    return noFrontmatter(text, start, [languageProblem(text, start, opening)]);
  }
  const fences = findFences(text, opening);
  const block = cutBlock(text, start, opening, fences);
  const body =
    fences.closing === undefined
      ? { start: text.length, end: text.length }
      : { start: fences.closing.next, end: text.length };
  const problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    const tooLarge = problemAt('too-large', opening, writeCount(MAX_BLOCK_CHARACTERS));
    return { present: true, data: {}, body, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  const entries = readEntries(source, block);
  return { ...entries, present: true, body, block, problems: [...problems, ...entries.problems] };
}

function refuse(): never {
  throw new Error('gray-matter only cuts the frontmatter; it never reads it');
}

/**
 * These options are passed with every call. Without options, gray-matter caches results, failures too, and it evaluates
 * a `---js` block as JavaScript. Here its YAML engine returns nothing, and every other engine throws.
 */
export const GRAY_MATTER_OPTIONS = {
  language: 'yaml',
  delimiters: FENCE,
  excerpt: false,
  engines: {
    yaml: { parse: () => ({}), stringify: refuse },
    json: { parse: refuse, stringify: refuse },
    javascript: { parse: refuse, stringify: refuse },
    js: { parse: refuse, stringify: refuse },
    coffee: { parse: refuse, stringify: refuse },
  },
};

/** gray-matter removes comments with a regular expression that is quadratic in white space. */
const LONG_WHITE_SPACE = /\s{200}/;

/**
 * Cuts the block out of the text with gray-matter. `cutBetween`, our own cut, does it where gray-matter would be wrong or
 * slow:
 * - a line begins with `---` but is not a fence, because gray-matter ends the block there;
 * - there is no closing fence, or the block is too large to be read;
 * - the block has long white space, for which gray-matter takes quadratic time.
 *
 * The plain reader uses our own cut too, because it must work without loading a package.
 */
function cutBlock(text: string, start: number, opening: Line, { closing, loose }: Fences): TextRange {
  if (closing === undefined || loose !== undefined || closing.start - start > MAX_BLOCK_CHARACTERS) {
    return cutBetween(text, opening, closing);
  }
  const file = text.slice(start, closing.end);
  if (LONG_WHITE_SPACE.test(file)) {
    return cutBetween(text, opening, closing);
  }
  // gray-matter's block begins directly after the opening dashes, with the end of their line.
  const cut = matter(file, GRAY_MATTER_OPTIONS).matter.length;
  return { start: opening.next, end: Math.max(opening.next, withoutCarriageReturn(text, start + FENCE.length + cut)) };
}
