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
import { writeCount } from '../write-count.ts';

/** Reads any frontmatter, with what is wrong in it; `readFrontmatter` says by which rules. */
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
 * Always passed: without options gray-matter caches files, and evaluates a `---js` block. Its own reading of
 * YAML is replaced by nothing, that of every other language by an error.
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

/** gray-matter drops comments with an expression that is quadratic in white space. */
const LONG_WHITE_SPACE = /\s{200}/;

/** gray-matter cuts the block where it sees fences as we do and does so in linear time; elsewhere we do. */
function cutBlock(text: string, start: number, opening: Line, { closing, loose }: Fences): TextRange {
  const own = cutBetween(text, opening, closing);
  const end = closing === undefined ? text.length : Math.max(opening.next, closing.start - 1);
  const isOrdinary = closing !== undefined && loose === undefined && end - start <= MAX_BLOCK_CHARACTERS;
  if (!isOrdinary || LONG_WHITE_SPACE.test(text.slice(start, end))) {
    return own;
  }
  const { matter: cut } = matter(text.slice(start, closing.end), GRAY_MATTER_OPTIONS);
  // What it cuts begins right after the opening dashes.
  const cutEnd = withoutCarriageReturn(text, start + FENCE.length + cut.length);
  return { start: own.start, end: Math.max(own.start, cutEnd) };
}
