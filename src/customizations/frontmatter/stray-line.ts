import { lineAt } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';

/** A line that may begin in the first column: a key, a list item, a closing bracket, a comment, a document end. */
const BELONGS = /^(?:[\s#\]}]|["']?[\w.$-]+["']?\s*:|-(?:\s|$)|---|\.\.\.|[?%&!]|[\w-]+\s*=|$)/;

/** Finds the first line of text that begins in the first column. It is the rest of a value above it. */
export function findStrayLine(text: string, block: TextRange): TextRange | undefined {
  let hasEntry = false;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    const content = text.slice(line.start, line.end);
    if (hasEntry && !BELONGS.test(content)) {
      return { start: line.start, end: line.end };
    }
    hasEntry ||= /^["']?[\w.$-]+["']?\s*:/.test(content);
  }
  return undefined;
}
