import { readOutline } from './outline.ts';
import { readPlacedSpans, type PlacedSpan } from './placed-spans.ts';
import type { Block } from './reader.ts';
import type { TextRange } from '../source-text.ts';

/** A run of a paragraph: words, or an inline code span without its backticks. Offsets refer to the source. */
export interface Inline extends TextRange {
  readonly kind: 'words' | 'code';
  /** The text as written, except for escapes, references, line ends and the backticks of code. */
  readonly value: string;
}

/** A heading. `depth` counts from 1. */
export interface Heading {
  readonly depth: number;
  readonly title: string;
  /** Whether it has the depth of a document's title, and an earlier heading has it too: it begins a section. */
  readonly isSection?: true;
}

/** A paragraph, list item or row of a table, with the headings above it, outermost first. */
export interface Paragraph {
  readonly kind: 'paragraph' | 'row';
  readonly inlines: readonly Inline[];
  readonly headings: readonly Heading[];
  /** The paragraphs directly above the lists and tables that contain it, outermost first, by index. */
  readonly leads: readonly number[];
  /** All cells of a row, also empty ones, with the words above each. */
  readonly cells?: readonly Cell[];
  /** The blocks of code between it and the next paragraph or heading. */
  readonly blocks: readonly CodeBlock[];
}

/** A cell of a table. */
export interface Cell {
  /** The words of the table's header above it. */
  readonly header: string;
  readonly inlines: readonly Inline[];
}

/** A block of code, without its fences and the indentation that all of its lines have. */
export interface CodeBlock {
  /** The first word after its opening fence: `ts`. */
  readonly language: string | undefined;
  readonly code: string;
}

/** The rest of a longer block is cut off: it is an example. */
const MAX_BLOCK_CHARACTERS = 4_000;

/**
 * The paragraphs of a Markdown text in order, by CommonMark's rules and with GitHub's tables and task lists. Code
 * blocks, HTML and link targets are not prose and are left out. It takes time in proportion to the text's length.
 *
 * This reader is our own because the head of a pull request may contain hostile Markdown. `mdast-util-from-markdown` 2
 * is its oracle in tests. Measured on one machine, this reader against the package: 6 kB of nested lists (`- - - …`) 26
 * ms against 5.4 s; `[a](` 16,000 times 0.2 s against 15 s; 68 kB of ordinary prose 27 ms against 250 ms. The package
 * reads 32 kB of `> `, but its tree is so deep that a recursive walk overflows the stack at 8 kB.
 */
export function readParagraphs(text: string): readonly Paragraph[] {
  const { blocks, labels } = readOutline(text);
  const indices = new Map<number, number>();
  const paragraphs: Paragraph[] = [];
  let headings: readonly Heading[] = [];
  let header: readonly string[] = [];
  let hasTitle = false;
  let code: CodeBlock[] = [];
  for (const [number, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const { depth } = block;
      const title = titleOf(text, block.lines, labels);
      headings = addHeading(headings, { depth, title, ...(hasTitle && depth === 1 ? { isSection: true } : {}) });
      hasTitle ||= depth === 1;
      code = [];
    } else if (block.kind === 'head') {
      header = block.cells.map((cell) => titleOf(text, [cell], labels));
    } else if (block.kind === 'code') {
      code.push(readCodeBlock(text, block.range));
    } else if (block.kind === 'paragraph' || block.kind === 'row') {
      indices.set(number, paragraphs.length);
      const leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      code = [];
      paragraphs.push({ kind: block.kind, ...wordsOf(text, block, header, labels), headings, leads, blocks: code });
    }
  }
  return paragraphs;
}

const OPENING_FENCE = /^(?:`{3,}|~{3,})[ \t]*(?<language>[^\s`{]*)[^\n]*(?:\n|$)/;
const CLOSING_FENCE = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

function readCodeBlock(text: string, { start, end }: TextRange): CodeBlock {
  const written = text.slice(start, Math.min(end, start + MAX_BLOCK_CHARACTERS));
  const opening = OPENING_FENCE.exec(written);
  const lines = written
    .slice(opening?.[0].length ?? 0)
    .replace(opening === null ? /$/ : CLOSING_FENCE, '')
    .split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER);
  const language = opening?.groups?.['language'] ?? '';
  return {
    language: language === '' ? undefined : language,
    code: lines.map((line) => line.slice(indent)).join('\n'),
  };
}

/** Adds a heading and ends the sections at its depth and below. */
function addHeading(headings: readonly Heading[], heading: Heading): readonly Heading[] {
  return [...headings.filter(({ depth }) => depth < heading.depth), heading];
}

function titleOf(text: string, lines: readonly TextRange[], labels: ReadonlySet<string>): string {
  return joinLines(text, lines, labels)
    .map(({ value }) => value)
    .join('');
}

function wordsOf(
  text: string,
  block: Extract<Block, { readonly kind: 'paragraph' | 'row' }>,
  header: readonly string[],
  labels: ReadonlySet<string>,
): Pick<Paragraph, 'inlines' | 'cells'> {
  if (block.kind === 'paragraph') {
    return { inlines: joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels) };
  }
  const cells = block.cells.map((cell) => joinLines(text, [cell], labels).map(inCell));
  return {
    inlines: joinCells(cells),
    cells: cells.map((inlines, index) => ({ header: header[index] ?? '', inlines })),
  };
}

function withoutCheckbox(text: string, [first, ...rest]: readonly TextRange[]): readonly TextRange[] {
  if (first === undefined) {
    return [];
  }
  const checkbox = /^\[[ x]\][ \t]+(?=\S)/i.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  return [{ start: first.start + checkbox, end: first.end }, ...rest];
}

function joinLines(text: string, lines: readonly TextRange[], labels: ReadonlySet<string>): readonly Inline[] {
  return readPlacedSpans(text, lines, labels).filter(isShown);
}

function isShown(span: PlacedSpan): span is Inline {
  return span.kind !== 'comment';
}

/** Joins cells that have words, with bars between them. */
function joinCells(cells: readonly (readonly Inline[])[]): readonly Inline[] {
  let end: number | undefined;
  return cells.flatMap((cell) => {
    const [first] = cell;
    if (first === undefined) {
      return [];
    }
    const bar: readonly Inline[] =
      end === undefined ? [] : [{ kind: 'words', value: ' | ', start: end, end: first.start }];
    end = cell.at(-1)?.end;
    return [...bar, ...cell];
  });
}

/** In a table, code also needs `\|` for a bar. */
function inCell(inline: Inline): Inline {
  return inline.kind === 'code' ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, '|') } : inline;
}
