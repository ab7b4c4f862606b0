import matter from 'gray-matter';
import { readEntries, type FrontmatterEntries } from './frontmatter-entries.ts';
import { FENCE, fenceProblems, findFences, languageProblem, type Fences } from './frontmatter-fence.ts';
import { problemAt } from './frontmatter-problems.ts';
import { lineAt, type Line } from './line.ts';
import type { SourceText, TextRange } from './source-text.ts';
import type { YamlProblem } from './yaml-problems.ts';

/** The head of a customization file and the range of the text under it. */
export interface Frontmatter extends FrontmatterEntries {
  /** Whether the file begins with an opening fence. */
  readonly present: boolean;
  readonly body: TextRange;
  /** The lines between the fences, without the last line end. */
  readonly block?: TextRange;
}

const BYTE_ORDER_MARK = '\u{FEFF}';
/** Real blocks have a few hundred; the limit keeps hostile ones cheap. */
const MAX_BLOCK_CHARACTERS = 65_536;

/**
 * Reads the frontmatter as VS Code does: it begins on the first line with three dashes and nothing else, and
 * ends at the next such line; without one, all is frontmatter and there is no body.
 */
export function readFrontmatter(source: SourceText): Frontmatter {
  const { text } = source;
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const opening = lineAt(text, start);
  const openingText = text.slice(start, opening.end);
  if (!openingText.startsWith(FENCE) || openingText.startsWith('----')) {
    return absent(text, start, []);
  }
  if (openingText.trimEnd() !== FENCE) {
    return absent(text, start, [languageProblem(text, start, opening)]);
  }
  const fences = findFences(text, opening);
  const block = cutBlock(text, start, opening, fences);
  const body =
    fences.closing === undefined
      ? { start: text.length, end: text.length }
      : { start: fences.closing.next, end: text.length };
  const problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    const tooLarge = problemAt('too-large', opening, MAX_BLOCK_CHARACTERS.toLocaleString('en'));
    return { present: true, data: {}, body, block, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  const entries = readEntries(source, block);
  return { ...entries, present: true, body, block, problems: [...problems, ...entries.problems] };
}

function absent(text: string, start: number, problems: readonly YamlProblem[]): Frontmatter {
  return {
    present: false,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere,
    rangeOfKey: nowhere,
  };
}

function nowhere(): undefined {
  return undefined;
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
  const end = closing === undefined ? text.length : Math.max(opening.next, closing.start - 1);
  const own = { start: Math.min(opening.next, end), end: withoutCarriageReturn(text, end) };
  const isOrdinary = closing !== undefined && loose === undefined && end - start <= MAX_BLOCK_CHARACTERS;
  if (!isOrdinary || LONG_WHITE_SPACE.test(text.slice(start, end))) {
    return { start: own.start, end: Math.max(own.start, own.end) };
  }
  const { matter: cut } = matter(text.slice(start, closing.end), GRAY_MATTER_OPTIONS);
  // What it cuts begins right after the opening dashes.
  const cutEnd = withoutCarriageReturn(text, start + FENCE.length + cut.length);
  return { start: own.start, end: Math.max(own.start, cutEnd) };
}

function withoutCarriageReturn(text: string, end: number): number {
  return text.charAt(end - 1) === '\r' ? end - 1 : end;
}
