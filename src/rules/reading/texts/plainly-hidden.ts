import { MAX_FENCE_LINES, type FenceLine } from '../../../text/markdown/fences.ts';
import type { TextRange } from '../../../text/source-text.ts';

/** What a fast look says about a place in a Markdown text. For many places the answer is `unknown`. */
export type PlainlyHidden = 'code' | 'nothing' | 'unknown';

/**
 * Decides for most places of most texts whether they are in code or in a comment, without parsing the Markdown. It can
 * decide if no HTML and no list may contain the fences, and if nothing near the place can begin a span. For characters
 * other than spaces, its answers agree with `readCodeRanges`.
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

/** Whether no fence is indented. An indented fence may belong to a list item or to other code. */
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

/** The possible start of an HTML block at the start of a line, or of a comment anywhere. */
const HTML = /<!--|(?<=(?:^|\n)[ \t]*)<[a-z!?/]/gi;

/** How far to search for the ends of a paragraph, in characters. The answer for longer paragraphs is `unknown`. */
const REACH = 4_000;

/** Whether the paragraph around a place contains nothing that begins a span, and no indented code. */
function isProse(text: string, body: TextRange, offset: number): boolean {
  const before = text.slice(Math.max(body.start, offset - REACH), offset);
  const behind = text.slice(offset, Math.min(body.end, offset + REACH));
  const start = before.lastIndexOf('\n\n');
  const end = behind.indexOf('\n\n');
  const isWhole = (start >= 0 || offset - REACH <= body.start) && (end >= 0 || offset + REACH >= body.end);
  const around = before.slice(start + 1) + (end < 0 ? behind : behind.slice(0, end));
  return isWhole && !/[`\t<]|~~~| {4}/.test(around);
}
