import { readOutline } from './outline.ts';
import { readPlacedSpans, type PlacedSpan } from './placed-spans.ts';
import type { Block } from './reader.ts';
import type { TextRange } from '../source-text.ts';

/** A run of a paragraph: words, or an inline code span without its backticks. Offsets are into the source. */
export interface Inline extends TextRange {
  readonly kind: 'words' | 'code';
  /** As it is written, but for escapes, references, line ends and the backticks of code. */
  readonly value: string;
}

/** A heading; `depth` counts from 1. */
export interface Heading {
  readonly depth: number;
  readonly title: string;
}

/** A paragraph, list item or row of a table, with the headings above it, outermost first. */
export interface Paragraph {
  readonly kind: 'paragraph' | 'row';
  readonly inlines: readonly Inline[];
  readonly headings: readonly Heading[];
  /** The paragraphs right above the lists and tables that it stands in, outermost first, by index. */
  readonly leads: readonly number[];
}

/**
 * The paragraphs of a Markdown text in order, by CommonMark's rules and with GitHub's tables and task lists. Code
 * blocks, HTML and link targets are no prose and are left out. Takes time in proportion to the text's length.
 */
export function readParagraphs(text: string): readonly Paragraph[] {
  const { blocks, labels } = readOutline(text);
  const indices = new Map<number, number>();
  const paragraphs: Paragraph[] = [];
  let headings: readonly Heading[] = [];
  for (const [number, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      headings = addHeading(headings, { depth: block.depth, title: titleOf(text, block.lines, labels) });
    } else if (block.kind === 'paragraph' || block.kind === 'row') {
      indices.set(number, paragraphs.length);
      const leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      paragraphs.push({ kind: block.kind, inlines: inlinesOf(text, block, labels), headings, leads });
    }
  }
  return paragraphs;
}

/** Ends the sections of its own depth and below. */
function addHeading(headings: readonly Heading[], heading: Heading): readonly Heading[] {
  return [...headings.filter(({ depth }) => depth < heading.depth), heading];
}

function titleOf(text: string, lines: readonly TextRange[], labels: ReadonlySet<string>): string {
  return joinLines(text, lines, labels)
    .map(({ value }) => value)
    .join('');
}

function inlinesOf(
  text: string,
  block: Extract<Block, { readonly kind: 'paragraph' | 'row' }>,
  labels: ReadonlySet<string>,
): readonly Inline[] {
  return block.kind === 'row'
    ? joinCells(block.cells.map((cell) => joinLines(text, [cell], labels)))
    : joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels);
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

/** Cells with words, with bars between them. */
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
    return [...bar, ...cell.map(inCell)];
  });
}

/** In a table, code too needs `\|` for a bar. */
function inCell(inline: Inline): Inline {
  return inline.kind === 'code' ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, '|') } : inline;
}
