import { lazily } from '../text/lazily.ts';
import type { TextRange } from '../text/source-text.ts';

/** To make one takes 20 ms, and many texts need none. */
const segmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/**
 * The sentences of a paragraph on one line, one behind the other; they hold the blanks between them. Unicode's rules
 * (https://unicode.org/reports/tr29/#Sentence_Boundaries) know no abbreviations and end a sentence at each `?`.
 */
export function sentenceRanges(text: string): readonly TextRange[] {
  if (!MAY_END.test(text)) {
    return [{ start: 0, end: text.length }];
  }
  const ranges: TextRange[] = [];
  let start = 0;
  for (const { index, segment } of segmenter().segment(text)) {
    const end = index + segment.length;
    const isCount = index === start && COUNTS.test(segment);
    if (end === text.length || !(isCount || goesOn(segment, text.slice(end, end + MAX_LOOK_AHEAD)))) {
      ranges.push({ start, end });
      start = end;
    }
  }
  return ranges;
}

/** Most bullets are one sentence: they need no segmenter. */
const MAY_END = /[\p{Sentence_Terminal}\u0085](?=.)/su;
const MAX_LOOK_AHEAD = 20;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i;
const BEFORE_NUMBER = /(?:^|[\s(])(?:art|ch|fig|no|rev|sec|vol)\.\s*$/i;
/** `1.` or `a.`, where a line break hides that it counts something. */
const COUNTS = /^\s*\(?(?:\d{1,3}|[a-z])[.)]\s*$/;
/** No blank stands behind it, as in an address. */
const INSIDE_WORD = /[!-~]$/;

function goesOn(segment: string, next: string): boolean {
  return (
    ABBREVIATION.test(segment) ||
    INSIDE_WORD.test(segment) ||
    /^["'”’»)]*\p{Ll}/u.test(next) ||
    (BEFORE_NUMBER.test(segment) && /^\d/.test(next))
  );
}
