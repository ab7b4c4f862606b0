import { lazily } from '../../structures/lazily.ts';
import type { TextRange } from '../../text/source-text.ts';

/** Created when first used: creation takes 20 ms, and many texts do not need it. */
const segmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/**
 * The ranges of the sentences in a paragraph without line breaks. A sentence includes the spaces after it. Unicode's rules
 * (https://unicode.org/reports/tr29/#Sentence_Boundaries) do not recognize abbreviations and end a sentence at each `?`,
 * so some of their sentences are joined.
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

/** A text without such a character inside is one sentence and needs no segmenter. Most bullets are. */
const MAY_END = /[\p{Sentence_Terminal}\u0085](?=.)/su;
const MAX_LOOK_AHEAD = 20;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i;
const BEFORE_NUMBER = /(?:^|[\s(])(?:art|ch|fig|no|rev|sec|vol)\.\s*$/i;
/** A number or letter of a list, `1.` or `a.`, whose line break was lost. */
const COUNTS = /^\s*\(?(?:\d{1,3}|[a-z])[.)]\s*$/;
/** A segment without a space at its end, as inside an address. */
const INSIDE_WORD = /[!-~]$/;

function goesOn(segment: string, next: string): boolean {
  return (
    ABBREVIATION.test(segment) ||
    INSIDE_WORD.test(segment) ||
    /^["'”’»)]*\p{Ll}/u.test(next) ||
    (BEFORE_NUMBER.test(segment) && /^\d/.test(next))
  );
}
