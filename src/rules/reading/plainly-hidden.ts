import { MAX_FENCE_LINES, type FenceLine } from '../../text/markdown/fences.ts';
import type { TextRange } from '../../text/source-text.ts';

/** What a few looks tell of a place of a Markdown text; of many an unknown one. */
export type PlainlyHidden = 'code' | 'nothing' | 'unknown';

/**
 * Tells for most places of most texts whether they stand in code or in a comment, without reading the text as Markdown:
 * where no HTML and no list may have taken fences for its own, and around the place is nothing that might begin a span.
 * Says of a character that is no blank nothing that `readCodeRanges` would not say, too.
 */
export function plainlyHidden(
  text: string,
  body: TextRange,
  lines: readonly FenceLine[],
  isFenced: (offset: number) => boolean,
): (offset: number) => PlainlyHidden {
  if (!areOutermost(lines) || hasHtml(text, body, isFenced)) {
    return () => 'unknown';
  }
  return (offset) => {
    if (offset < body.start || offset >= body.end) {
      return 'unknown';
    }
    if (isFenced(offset)) {
      return 'code';
    }
    return isProse(text, body, offset) ? 'nothing' : 'unknown';
  };
}

/** What is indented may end with the item of a list, or be a part of other code. */
function areOutermost(lines: readonly FenceLine[]): boolean {
  return lines.length < MAX_FENCE_LINES && lines.every(({ indent }) => indent === 0);
}

function hasHtml(text: string, body: TextRange, isFenced: (offset: number) => boolean): boolean {
  HTML.lastIndex = body.start;
  for (let match = HTML.exec(text); match !== null && match.index < body.end; match = HTML.exec(text)) {
    if (!isFenced(match.index)) {
      return true;
    }
  }
  return false;
}

/** What may begin a block of HTML, and comments wherever they stand. */
const HTML = /<!--|(?<=(?:^|\n)[ \t]*)<[a-z!?/]/gi;

/** Paragraphs of more characters are left to others. */
const REACH = 4_000;

/** Whether between blank lines nothing begins a span, and no indent makes code. */
function isProse(text: string, body: TextRange, offset: number): boolean {
  const before = text.slice(Math.max(body.start, offset - REACH), offset);
  const behind = text.slice(offset, Math.min(body.end, offset + REACH));
  const start = before.lastIndexOf('\n\n');
  const end = behind.indexOf('\n\n');
  const isWhole = (start >= 0 || offset - REACH <= body.start) && (end >= 0 || offset + REACH >= body.end);
  const around = before.slice(start + 1) + (end < 0 ? behind : behind.slice(0, end));
  return isWhole && !/[`\t<]|~~~| {4}/.test(around);
}
