import { lineAt } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';

/** What may stand in the first column: a key, an item, a closing bracket, a comment, an end of the document. */
const BELONGS = /^(?:[\s#\]}]|["']?[\w.$-]+["']?\s*:|-(?:\s|$)|---|\.\.\.|[?%&!]|[\w-]+\s*=|$)/;

/** The first line of a block that begins in the first column and is text: the rest of a value above it. */
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
