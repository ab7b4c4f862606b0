import { fencedBlocks, readFenceLines, type FenceLine } from '../../../text/markdown/fences.ts';
import { readCodeRanges, readHidden, type CodeRange } from '../../../text/markdown/code.ts';
import { readLinks, type MarkdownLink } from '../../../text/markdown/links.ts';
import { plainlyHidden } from './plainly-hidden.ts';
import { rangeAround } from '../../../text/range-around.ts';
import { shiftRange, type TextRange } from '../../../text/source-text.ts';
import { lazily } from '../../../structures/lazily.ts';

/**
 * The parsed Markdown of a body. Each part is read in one pass over the whole body when a rule first asks for it. That
 * takes longer than all simple searches together, so search with `indexOf` first whether there is a reason to ask.
 */
export interface MarkdownView {
  readonly body: TextRange;
  /** Code blocks, code spans and HTML comments, in order. */
  readonly codeRanges: readonly CodeRange[];
  readonly links: readonly MarkdownLink[];
  /** Very fast, like `isFenced`. `readFenceLines` documents what both of them miss. */
  readonly fenceLines: readonly FenceLine[];
  /** Whether an offset is in a fenced block. */
  readonly isFenced: (offset: number) => boolean;
  /** Whether an offset is in code or in a comment, and in which of them. */
  readonly hiddenAt: (offset: number) => CodeRange['kind'] | undefined;
}

/** Reads the Markdown of a part of a text. The ranges are offsets into the whole text. */
export function viewMarkdown(text: string, body: TextRange): MarkdownView {
  const bodyText = lazily(() => text.slice(body.start, body.end));
  const codeRanges = lazily(() =>
    readCodeRanges(bodyText()).map(({ kind, ...range }) => ({ kind, ...shiftRange(range, body.start) })),
  );
  const links = lazily(() =>
    readLinks(bodyText()).map((link) => ({
      ...link,
      range: shiftRange(link.range, body.start),
      target: shiftRange(link.target, body.start),
    })),
  );
  const fenceLines = lazily(() => readFenceLines(text, body));
  const fenced = lazily(() => fencedBlocks(fenceLines(), body.end));
  const isFenced = (offset: number): boolean => rangeAround(fenced(), offset) !== undefined;
  const plainly = lazily(() => plainlyHidden(text, body, fenceLines(), isFenced));
  const hidden = lazily(() => readHidden(bodyText()));
  const hiddenAt = (offset: number): CodeRange['kind'] | undefined => {
    const known = plainly()(offset);
    return known === 'unknown' ? hidden()(offset - body.start) : known === 'code' ? known : undefined;
  };
  return {
    body,
    get fenceLines() {
      return fenceLines();
    },
    isFenced,
    get codeRanges() {
      return codeRanges();
    },
    get links() {
      return links();
    },
    hiddenAt,
  };
}
