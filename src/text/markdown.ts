import { readSpans, type Span } from './markdown-inlines.ts';
import { readOutline } from './markdown-outline.ts';
import type { Block } from './markdown-reader.ts';
import type { TextRange } from './source-text.ts';

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
    const inlines = inlinesOf(text, block, labels);
    if (block.kind === 'heading') {
      const title = inlines.map(({ value }) => value).join('');
      headings = [...headings.filter(({ depth }) => depth < block.depth), { depth: block.depth, title }];
    } else {
      indices.set(number, paragraphs.length);
      const leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      paragraphs.push({ kind: block.kind, inlines, headings, leads });
    }
  }
  return paragraphs;
}

function inlinesOf(text: string, block: Block, labels: ReadonlySet<string>): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
      return joinLines(text, block.lines, labels);
    case 'paragraph':
      return joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels);
    case 'row':
      return joinCells(block.lines.map((cell) => joinLines(text, [cell], labels)));
  }
}

function withoutCheckbox(text: string, [first, ...rest]: readonly TextRange[]): readonly TextRange[] {
  if (first === undefined) {
    return [];
  }
  const checkbox = /^\[[ x]\][ \t]+(?=\S)/i.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  return [{ start: first.start + checkbox, end: first.end }, ...rest];
}

function joinLines(text: string, lines: readonly TextRange[], labels: ReadonlySet<string>): readonly Inline[] {
  const content = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const place = placesOf(lines);
  return readSpans(content, labels).map((span) => placed(span, place));
}

function placed({ kind, value, from, to }: Span, place: (offset: number) => number): Inline {
  return { kind, value, start: place(from), end: place(to - 1) + 1 };
}

/** Leads offsets into the joined lines back to the source; the offsets asked for only grow. */
function placesOf(lines: readonly TextRange[]): (offset: number) => number {
  let line = 0;
  let passed = 0;
  return (offset) => {
    let range = lines[line] ?? { start: 0, end: 0 };
    while (offset - passed > range.end - range.start && line + 1 < lines.length) {
      passed += range.end - range.start + 1;
      line += 1;
      range = lines[line] ?? range;
    }
    return range.start + offset - passed;
  };
}

/** Cells with words, with bars between them. */
function joinCells(cells: readonly (readonly Inline[])[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const cell of cells.filter((inlines) => inlines.length > 0)) {
    const before = joined.at(-1);
    if (before !== undefined) {
      joined.push({ kind: 'words', value: ' | ', start: before.end, end: cell[0]?.start ?? before.end });
    }
    joined.push(...cell.map(inCell));
  }
  return joined;
}

/** In a table, code too needs `\|` for a bar. */
function inCell(inline: Inline): Inline {
  return inline.kind === 'code' ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, '|') } : inline;
}
