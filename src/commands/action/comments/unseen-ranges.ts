import type { TextRange } from '../../../text/source-text.ts';

/** What begins and ends HTML that no page shows. Without its end, it goes on to the end of the text. */
const HTML_MARKS = [
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;
/** A declaration such as `<!DOCTYPE …>`, and a tag, whose attributes may have several lines. */
const TAG = /<!?[A-Za-z][^<>]*>/g;
/** The definition of a link with a title, which people write to hide a remark: `[//]: # (a remark)`. */
const DEFINITION =
  /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\n?[ \t]*\S{1,1000}[ \t]*\n?[ \t]*(?:"[^"]{0,4000}"|'[^']{0,4000}'|\([^()]{0,4000}\))/gm;

/**
 * The parts of a comment, apart from HTML comments, that no page shows: instructions of processors, sections of characters,
 * declarations, the inside of tags, and definitions of links. Somebody may paste a text without seeing them.
 */
export function findUnseenRanges(text: string): readonly TextRange[] {
  const patterns = [TAG, DEFINITION].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length })),
  );
  return [...patterns, ...HTML_MARKS.flatMap(([open, close]) => rangesBetween(text, open, close))];
}

function rangesBetween(text: string, open: string, close: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, ranges.at(-1)?.end)) {
    const at = text.indexOf(close, start + open.length);
    const end = at < 0 ? text.length : at + close.length;
    ranges.push({ start, end });
  }
  return ranges;
}
