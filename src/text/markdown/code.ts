import { readOutline, type Outline } from './outline.ts';
import type { Block } from './reader.ts';
import { readPlacedSpans } from './placed-spans.ts';
import { rangeAround } from '../range-around.ts';
import type { TextRange } from '../source-text.ts';

/** A part of a Markdown text that is shown as it is written (code), or not at all (a comment). */
export interface CodeRange extends TextRange {
  readonly kind: 'code' | 'comment';
}

/**
 * The code blocks, code spans and HTML comments of a Markdown text, in order and without overlap. The range of a block
 * begins at its first character and ends with its last line; the range of a span includes its backticks, that of a
 * comment its marks. Other HTML contains no code, because Markdown reads none there. It takes time in proportion to the
 * text's length.
 */
export function readCodeRanges(text: string): readonly CodeRange[] {
  const { blocks, labels } = readOutline(text);
  return blocks.flatMap((block) => rangesOf(text, block, labels));
}

/**
 * Returns a function that says which kind of code range, if any, contains an offset. Spans are only read in the blocks
 * that are asked about, because spans take most of the time.
 */
export function readHidden(text: string): (offset: number) => CodeRange['kind'] | undefined {
  const { blocks, labels } = readOutline(text);
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    const extent = extentOf(block);
    if (extent !== undefined) {
      placed.push({ start: extent.start, end: extent.end, block, ranges: undefined });
    }
  }
  return (offset) => {
    const around = rangeAround(placed, offset);
    return around && rangeAround((around.ranges ??= rangesOf(text, around.block, labels)), offset)?.kind;
  };
}

/** A text may have a hundred thousand blocks, so they share one function that reads their code on demand. */
interface PlacedBlock extends TextRange {
  readonly block: Block;
  ranges: readonly CodeRange[] | undefined;
}

function extentOf(block: Block): TextRange | undefined {
  if ('range' in block) {
    return block.range;
  }
  const parts = 'lines' in block ? block.lines : block.cells;
  const [first] = parts;
  const last = parts.at(-1);
  return first && last && { start: first.start, end: last.end };
}

function rangesOf(text: string, block: Block, labels: Outline['labels']): readonly CodeRange[] {
  switch (block.kind) {
    case 'code':
      return [{ kind: 'code', ...block.range }];
    case 'html':
      return commentsIn(text, block.range);
    case 'heading':
    case 'paragraph':
      return hiddenIn(text, block.lines, labels);
    case 'head':
    case 'row':
      return block.cells.flatMap((cell) => hiddenIn(text, [cell], labels));
  }
}

function hiddenIn(text: string, lines: readonly TextRange[], labels: Outline['labels']): readonly CodeRange[] {
  return readPlacedSpans(text, lines, labels).flatMap(({ kind, start, end }) =>
    kind === 'words' ? [] : [{ kind, start, end }],
  );
}

const COMMENT = { open: '<!--', close: '-->' } as const;

/** `<!-->` is a complete comment. A comment without an end continues to the end of its block. */
function commentsIn(text: string, { start, end }: TextRange): readonly CodeRange[] {
  const html = text.slice(start, end);
  const comments: CodeRange[] = [];
  for (let at = html.indexOf(COMMENT.open); at >= 0;) {
    const close = html.indexOf(COMMENT.close, at + '<!'.length);
    const behind = close < 0 ? html.length : close + COMMENT.close.length;
    comments.push({ kind: 'comment', start: start + at, end: start + behind });
    at = html.indexOf(COMMENT.open, behind);
  }
  return comments;
}
