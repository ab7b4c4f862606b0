import type { TextRange } from '../../text/source-text.ts';

/** A paragraph without its text: its range, and a number that equal paragraphs share and other ones rarely do. */
export interface ParagraphMark extends TextRange {
  readonly mark: number;
}

/** Paragraphs of fewer characters, or of fewer than twelve words, are headings and common phrases. */
const MIN_CHARACTERS = 80;
const WORDS = /^(?:[^ ]* ){11}/;
/** People do not write longer texts for a model. */
const MAX_PARAGRAPHS = 500;

/** Finds the paragraphs that are too long to be equal by accident, except those in fenced code. */
export function markParagraphs(text: string, { start, end }: TextRange): readonly ParagraphMark[] {
  const marks: ParagraphMark[] = [];
  const lineEnd = text.includes('\r\n', start) ? '\r\n' : '\n';
  let fence = text.indexOf(FENCE, start);
  let isCode = false;
  for (let at = start; at < end && marks.length < MAX_PARAGRAPHS;) {
    const blank = text.indexOf(lineEnd + lineEnd, at);
    const next = blank < 0 ? end : blank;
    const isProse = !isCode && (fence < 0 || fence >= next);
    const paragraph = isProse && next - at >= MIN_CHARACTERS ? trimmed(text, at, next) : NOTHING;
    if (paragraph.end - paragraph.start >= MIN_CHARACTERS && hasWords(text, paragraph)) {
      marks.push({ ...paragraph, mark: computeMark(text, paragraph) });
    }
    for (; fence >= 0 && fence < next; fence = text.indexOf(FENCE, fence + FENCE.length)) {
      isCode = !isCode;
    }
    at = next + lineEnd.length;
  }
  return marks;
}

const FENCE = '```';
const NOTHING: TextRange = { start: 0, end: 0 };

function trimmed(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && isBlank(text.charCodeAt(from))) {
    from += 1;
  }
  while (to > from && isBlank(text.charCodeAt(to - 1))) {
    to -= 1;
  }
  return { start: from, end: to };
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function hasWords(text: string, { start, end }: TextRange): boolean {
  return WORDS.test(text.slice(start, end));
}

/** How many characters, spread over the paragraph, make its mark. Paragraphs with the same mark are then compared in full. */
const SAMPLED_CHARACTERS = 16;

function computeMark(text: string, { start, end }: TextRange): number {
  let mark = end - start;
  const step = mark / SAMPLED_CHARACTERS;
  for (let at = start; at < end; at += step) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 16_777_619);
  }
  return mark;
}
