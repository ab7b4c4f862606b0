import { readParagraphs, type Heading, type Inline } from '../text/markdown.ts';
import type { TextRange } from '../text/source-text.ts';

/** One sentence or bullet of a guideline. */
export interface Statement {
  /** `2.7`: the seventh statement of guideline 2. */
  readonly id: string;
  /** The statement's words with inline code in backticks, on one line. */
  readonly text: string;
  readonly parts: readonly StatementPart[];
  /** Offset into the guideline's text at which the statement begins. */
  readonly offset: number;
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[];
}

/** Words, or a quoted piece of code. */
export interface StatementPart {
  readonly kind: 'words' | 'code';
  readonly value: string;
}

/** The statements of a guideline's Markdown text, in order. Code blocks are examples, not statements. */
export function readStatements(guidelineId: number, text: string): readonly Statement[] {
  const sentences = readParagraphs(text).flatMap((paragraph) =>
    splitSentences(paragraph.inlines).map((inlines) => ({ inlines, headings: paragraph.headings })),
  );
  return sentences.map(({ inlines, headings }, index) => ({
    id: `${guidelineId}.${index + 1}`,
    text: inlines.map(drawInline).join('').replaceAll(/ {2,}/g, ' ').trim(),
    parts: inlines.map(({ kind, value }) => ({ kind, value })),
    offset: inlines[0]?.start ?? 0,
    headings,
  }));
}

function drawInline(inline: Inline): string {
  return inline.kind === 'code' ? `\`${inline.value}\`` : inline.value;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What the segmenter takes for the end of a sentence when a capital follows. */
const ENDS_WITH_ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i;

/** Code spans are opaque words while the sentence ends are looked for, so that `a. B` in code ends nothing. */
function splitSentences(inlines: readonly Inline[]): readonly (readonly Inline[])[] {
  const masked = inlines
    .map((inline) => (inline.kind === 'code' ? 'X'.repeat(inline.value.length) : inline.value.replaceAll(/\s/g, ' ')))
    .join('');
  const sentences = sentenceRanges(masked).map(({ start, end }) => cutInlines(inlines, start, end));
  return sentences.filter((sentence) =>
    sentence.some((inline) => /[\p{L}\p{N}]/u.test(inline.value) || inline.kind === 'code'),
  );
}

function sentenceRanges(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  for (const { index, segment } of SENTENCES.segment(text)) {
    const end = index + segment.length;
    if (end === text.length || !ENDS_WITH_ABBREVIATION.test(segment)) {
      ranges.push({ start, end });
      start = end;
    }
  }
  return ranges;
}

/** The part of a paragraph between two offsets of its joined text, with outer blanks removed. */
function cutInlines(inlines: readonly Inline[], start: number, end: number): readonly Inline[] {
  const cut: Inline[] = [];
  let at = 0;
  for (const inline of inlines) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, inline.value.length);
    if (from < to) {
      const value = inline.kind === 'code' ? inline.value : inline.value.slice(from, to).replaceAll(/\s/g, ' ');
      cut.push({ kind: inline.kind, value, start: inline.start + from });
    }
    at += inline.value.length;
  }
  const first = cut[0];
  if (first !== undefined && first.kind === 'words') {
    const value = first.value.trimStart();
    cut[0] = { ...first, value, start: first.start + first.value.length - value.length };
  }
  return cut.filter((inline) => inline.value !== '');
}
