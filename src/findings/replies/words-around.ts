import type { LeftOutDraft } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** The most characters around a list that are read, and the most of a sentence that is kept. */
const MAX_CHARACTERS = 20_000;
const MAX_SENTENCE = 1_000;
const MAX_SENTENCES = 10;

/** Words that call code fine. A sentence with one of them reports nothing. */
export const REASSURES =
  /\b(?:fine|ok|okay|good|correct(?:ly)?|safe|unchanged|resolved|lgtm|harmless|intended|acceptable|no (?:issues?|problems?|concerns?|bugs?|change))\b/i;

/** A line of a file: `src/a.ts:12`, `line 12`, `lines 3-4`, `L12`. */
export const NAMES_LINE = /[\w)\]]\.[A-Za-z]\w{0,9}[:#]L?\d|\blines?\s{1,3}[`*]{0,3}\d|\bL\d{1,6}\b/i;

/** Words that say what is wrong. A sentence that only describes the change has none. */
const NAMES_FAULT = regex('i')`
  \b(?:
    not|n't|never|no longer|nothing|without|instead of|should|must|wrong(?:ly)?|incorrect(?:ly)?|invalid|missing
    |lacks?|forgets?|forgot|bugs?|errors?|faults?|problems?|issues?|defects?|mistakes?|typos?|violat\w*|breaks?
    |broken|fails?|crash\w*|throws?|hangs?|leaks?|races?|deadlocks?|overflows?|unsafe|insecure|vulnerab\w*
    |inject\w*|exploit\w*|unused|duplicated?|always|twice|too (?:many|much|few|late|early)
  )\b
  |n['’]t\b
`;

/** What a change makes good, as summaries describe it: `It fixes the crash on line 12`. */
const TELLS_MEND =
  /\b(?:fix(?:es|ed)|resolve[sd]|correct(?:s|ed)|prevent(?:s|ed)|address(?:es|ed)|no longer (?:crash|fail|hang|leak|throw|overflow)\w*)\b/i;

/** A line of JSON, or a fence. Other ends of lines than `\n` are in strings. */
const LINE_OF_VALUE = /^[ \t]*(?:["'{}[\]]|```|~~~|\w{1,40}\s?:\s?["'{[])/;

/** The words of a reply around its values. Lines of JSON and fences do not count. */
export function wordsAround(said: string): string {
  return said
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .filter((line) => !LINE_OF_VALUE.test(line))
    .join('\n')
    .replaceAll(/<\/?[A-Za-z][\w:=-]{0,40}>|<[|｜][^<>|｜\n]{1,40}[|｜]>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Finds sentences that report a fault on a line, next to a list of comments that is empty. They count as comments that could
 * not be read, because such a reply is not a review without findings.
 *
 * @param texts - What a reply says outside of its list: its summary, and the words around its JSON.
 */
export function findStrayFindings(texts: readonly (string | undefined)[]): readonly LeftOutDraft[] {
  const sentences = texts.flatMap((text = '') => text.slice(0, MAX_CHARACTERS).split(/\n|(?<=[.!?]) /));
  return [...new Set(sentences)]
    .filter((one) => NAMES_LINE.test(one) && NAMES_FAULT.test(one) && !REASSURES.test(one) && !TELLS_MEND.test(one))
    .slice(0, MAX_SENTENCES)
    .map((sentence) => ({
      source: 'the words next to the list',
      reason: 'its list of comments is empty, but a sentence next to it reports a fault on a line',
      said: sentence.slice(0, MAX_SENTENCE).trim(),
    }));
}

/** An item of a list that is not below another one, with its first word. */
const ITEM = /^ {0,1}(?:>\s?)?(?:[-*+•–]|\d{1,4}[.)])\s+(?=\S)/;
const NAMED_LINE = /(?:[\w)\]]\.[A-Za-z]\w{0,9}[:#]L?|\blines?\s{1,3}[`*]{0,3}|\bL)(\d{1,7})/gi;

/**
 * Finds items of a list in a reply without JSON that name a line, which none of the comments that were read is about. They
 * count as comments that could not be read.
 *
 * @param said the text of the reply
 * @param lines the lines of the comments that were read
 */
export function findUnreadItems(said: string, lines: ReadonlySet<number>): readonly LeftOutDraft[] {
  const items = said
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .filter((line) => ITEM.test(line) && !REASSURES.test(line) && !TELLS_MEND.test(line));
  return items
    .filter((item) => {
      const named = [...item.matchAll(NAMED_LINE)].map(([, number]) => Number(number));
      return named.length > 0 && !named.some((number) => lines.has(number));
    })
    .slice(0, MAX_SENTENCES)
    .map((item) => ({
      source: 'a list of the reply',
      reason: 'one of its items names a line, but not in a form that can be read',
      said: item.slice(0, MAX_SENTENCE).trim(),
    }));
}
