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
  for (const { index, segment } of segments(text)) {
    const end = index + segment.length;
    const isCount = index === start && COUNTS.test(segment);
    if (end === text.length || !(isCount || goesOn(segment, text.slice(end, end + MAX_LOOK_AHEAD)))) {
      ranges.push({ start, end });
      start = end;
    }
  }
  return ranges;
}

/** So much is divided at once, because the segmenter of Node 20 copies the whole text for each sentence. */
const WINDOW = 1_000;

/** The sentences by Unicode's rules. What precedes a sentence does not change where it ends. */
function* segments(text: string): Generator<{ readonly index: number; readonly segment: string }> {
  let start = 0;
  let length = WINDOW;
  while (start < text.length) {
    const isRest = start + length >= text.length;
    const found = [...segmenter().segment(text.slice(start, start + length))];
    // The last one may go on behind the window. Whether the one before it ends there depends on what the last one begins with.
    const whole = isRest ? found : found.slice(0, -2);
    for (const { index, segment } of whole) {
      yield { index: start + index, segment };
    }
    const last = whole.at(-1);
    length = last === undefined ? length * 2 : WINDOW;
    start += last === undefined ? 0 : last.index + last.segment.length;
  }
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
