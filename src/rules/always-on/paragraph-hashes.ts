import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

/** A paragraph outside of code, with a hash that is equal for paragraphs with the same words. */
export interface ParagraphHash extends TextRange {
  readonly hash: number;
}

/** Shorter paragraphs, such as `Run the tests before you commit.`, are common and mean nothing. */
const MIN_CHARACTERS = 80;
const MAX_PARAGRAPHS = 500;

/** Hashes the longer paragraphs of a text. Blank lines separate paragraphs; spaces and list markers do not count. */
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

/** A paragraph: all lines up to a blank one. */
const PARAGRAPH = /[^\s][^\n]*(?:\n[ \t]*[^\s][^\n]*)*/g;

/** Joins two hashes of 26 bits in one number, so that paragraphs do not collide by chance. Spaces and list markers do not count. */
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
