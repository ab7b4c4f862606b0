import { lineAt } from '../line.ts';
import type { SourceText, TextRange } from '../source-text.ts';

/** A top-level `key:` with the lines that belong to it. */
export interface EntryText {
  readonly key: string;
  readonly keyRange: TextRange;
  /** The range from the colon to the end of the entry's last line. */
  readonly rest: TextRange;
}

/** Splits a block into its entries. `isWhole` is false if a line belongs to no entry. */
export function splitEntries(
  source: SourceText,
  block: TextRange,
): { readonly entries: readonly EntryText[]; readonly isWhole: boolean } {
  const { text } = source;
  const entries: EntryText[] = [];
  let isWhole = true;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    const content = text.slice(line.start, line.end);
    const key = KEY.exec(content);
    const previous = entries.at(-1);
    if (key?.[1] !== undefined) {
      const keyRange = { start: line.start, end: line.start + key[1].length };
      entries.push({ key: key[1], keyRange, rest: { start: line.start + key[0].length, end: line.end } });
    } else if (previous !== undefined && CONTINUATION.test(content)) {
      entries.splice(-1, 1, {
        ...previous,
        rest: { start: previous.rest.start, end: Math.max(previous.rest.end, line.end) },
      });
    } else if (content !== '' && !content.startsWith('#')) {
      isWhole = false;
    }
  }
  return { entries, isWhole };
}

const KEY = /^([\w][\w.-]*)[ \t]*:(?=\s|$)/;
/** A line that continues the entry above: indented, a list item, a closing bracket, a comment or blank. */
const CONTINUATION = /^(?:[ \t]|-[ \t]|[\]}#]|$)/;
