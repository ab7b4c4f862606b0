import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';

/** A paragraph outside of code, and what is the same for paragraphs of the same words. */
export interface ParagraphHash extends TextRange {
  readonly hash: number;
}

/** Shorter ones are found in any file: `Run the tests before you commit.` */
const MIN_CHARACTERS = 80;
const MAX_PARAGRAPHS = 500;

/** The longer paragraphs of a text, between blank lines, without what blanks and marks of lists they have. */
export function hashParagraphs({ text, body, markdown }: CheckedText): readonly ParagraphHash[] {
  const found: ParagraphHash[] = [];
  PARAGRAPH.lastIndex = body.start;
  for (
    let match = PARAGRAPH.exec(text);
    match !== null && found.length < MAX_PARAGRAPHS;
    match = PARAGRAPH.exec(text)
  ) {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    if (end - start >= MIN_CHARACTERS && !markdown.isFenced(start)) {
      found.push({ start, end, hash: hashWords(text, start, end) });
    }
  }
  return found;
}

/** Lines up to a blank one. */
const PARAGRAPH = /[^\s][^\n]*(?:\n[ \t]*[^\s][^\n]*)*/g;

/** Two hashes of 26 bits in one number: paragraphs of a repository do not meet by chance. Blanks and marks do not count. */
function hashWords(text: string, start: number, end: number): number {
  let [high, low] = [0, 0];
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code > SPACE && !MARKS.has(code)) {
      high = Math.imul(high ^ code, 0x9e_37_79_b1) ^ (high >>> 15);
      low = Math.imul(low ^ code, 0x85_eb_ca_6b) ^ (low >>> 13);
    }
  }
  return (high >>> 6) * 2 ** 26 + (low >>> 6);
}

const SPACE = 0x20;
const MARKS: ReadonlySet<number> = new Set(Array.from('*_>#-+', (mark) => mark.charCodeAt(0)));
