import { CLIENTS } from '../../customizations/known/clients.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Report, TextRule } from '../types.ts';

export const numberRepeated: TextRule = {
  id: 'number-repeated',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'Two steps or sections have the same number, a number is left out, or a heading is written twice',
  effects: [
    {
      clients: CLIENTS,
      severity: 'info',
      why: 'The models of all clients cannot tell which of the two a text means: "go back to step 3".',
    },
  ],
  check(text, report) {
    if (text.format === 'markdown' && mayRepeat(text)) {
      checkHeadings(text, report);
    }
  },
};

interface Heading {
  readonly level: number;
  /** The word in front of the number, in lower case: `step`. */
  readonly word: string;
  readonly number: number;
  readonly written: string;
  readonly range: TextRange;
}

const HEADING = /^(#{2,6})[ \t]+(\S[^\n]{0,200})$/;
/** `3. Build`, `Step 3: Build`, `Phase 3 - Build`. The number of a version or of a part below (`3.1`) is another one. */
const NUMBERED =
  /^(?:\*\*)?(?:(step|phase|stage|part|rule|section|task|gate|round|level|principle|pattern)[ ]+)?(\d{1,2})(?:[.:)](?!\d)|[ ]*[—–-][ ]|$)/i;
const MAX_HEADINGS = 1_000;
const MAX_FINDINGS = 5;

/** Whether a heading has a number, or is that of the line above. Most texts have no such heading. */
function mayRepeat({ text, body }: CheckedText): boolean {
  return [HAS_NUMBER, IS_TWICE].some((pattern) => {
    pattern.lastIndex = Math.max(0, body.start - 1);
    return pattern.test(text);
  });
}

const HAS_NUMBER = /(?:^|\n)#{2,6}[ \t]+(?:\*\*)?(?:[A-Za-z]{4,9}[ ]+)?\d{1,2}(?:[.:)]|[ ]*[—–-][ ]|[ \t\r]*(?:\n|$))/g;
const IS_TWICE = /(?:^|\n)(#{2,6}[ \t]+\S[^\n]{0,200}?)[ \t\r]*\n\s*\1[ \t\r]*(?:\n|$)/g;

function checkHeadings({ text, body, markdown }: CheckedText, report: Report): void {
  const above: { readonly level: number; readonly written: string; readonly end: number }[] = [];
  const seen = new Map<string, Heading[]>();
  let reported = 0;
  let count = 0;
  for (const start of lineStarts(text, body)) {
    if (count === MAX_HEADINGS) {
      break;
    }
    const newline = text.indexOf('\n', start);
    const line = text.slice(start, newline < 0 ? text.length : newline).trimEnd();
    const [, marks = '', written = ''] = HEADING.exec(line) ?? [];
    if (written === '' || markdown.isFenced(start)) {
      continue;
    }
    const range = { start, end: start + line.length };
    count += 1;
    const before = above.at(-1);
    const isAgain =
      before?.level === marks.length && before.written === written && text.slice(before.end, range.start).trim() === '';
    if (isAgain && reported < MAX_FINDINGS) {
      reported += 1;
      report(range, { message: `The heading ${quote(written)} is written twice`, hint: 'Remove one of them.' });
    }
    while ((above.at(-1)?.level ?? 0) >= marks.length) {
      above.pop();
    }
    above.push({ level: marks.length, written, end: range.end });
    const [, word = '', digits] = NUMBERED.exec(written) ?? [];
    if (digits !== undefined && !isAgain) {
      const parent = above.at(-2);
      const key = `${parent?.end ?? 0} ${marks.length} ${word.toLowerCase()}`;
      const series = seen.get(key) ?? [];
      series.push({ level: marks.length, word, number: Number(digits), written, range });
      seen.set(key, series);
    }
  }
  for (const series of seen.values()) {
    for (const [first, again] of series.length < MIN_SERIES ? [] : findFaults(series, text)) {
      if (reported < MAX_FINDINGS) {
        reported += 1;
        report(again.range, {
          message:
            again.number === first.number
              ? `The number ${again.number} was already given to ${quote(first.written)}`
              : `The number ${again.number} follows ${first.number}`,
          hint: 'Number the headings again, and correct the places that refer to them.',
        });
      }
    }
  }
}

/** Where lines begin that may be headings. */
function* lineStarts(text: string, body: TextRange): Iterable<number> {
  if (text.startsWith('##', body.start)) {
    yield body.start;
  }
  for (let at = text.indexOf('\n##', body.start); at >= 0 && at < body.end; at = text.indexOf('\n##', at + 1)) {
    yield at + 1;
  }
}

const MIN_SERIES = 3;

/**
 * The headings whose number repeats that of the one before, or leaves out numbers. A series that begins again is another
 * one, and a series with many gaps names something else.
 */
function findFaults(series: readonly Heading[], text: string): readonly (readonly [Heading, Heading])[] {
  const pairs = series.flatMap((heading, index) => {
    const before = series[index - 1];
    return before === undefined ? [] : [[before, heading] as const];
  });
  const repeated = pairs.filter(
    ([before, heading]) => before.number === heading.number && before.written !== heading.written,
  );
  const gaps = pairs.filter(
    ([before, heading]) => heading.number > before.number + 1 && !isGapExplained(text, before, heading),
  );
  return gaps.length === 1 && series[0]?.number === 1 ? [...repeated, ...gaps] : repeated;
}

/** Headings such as `Step 2A` and `2b.`, and a remark such as "Phases 2-3 are described elsewhere". */
const OTHER_NUMBERS =
  /\n#{2,6}[ \t]+(?:\*\*)?(?:[A-Za-z]{4,9}[ ]+)?(\d{1,2})[a-z]\b|(?<![a-z])[a-z]{4,9}s[ ](\d{1,2})[ ]?[-–][ ]?(\d{1,2})\b/gi;

/** Whether the text between two headings has the numbers that seem to be left out. */
function isGapExplained(text: string, before: Heading, heading: Heading): boolean {
  const between = text.slice(before.range.end, heading.range.start);
  const given = Array.from(between.matchAll(OTHER_NUMBERS), ([, part, first, last]) => ({
    first: Number(part ?? first),
    last: Number(part ?? last),
  }));
  const missing = Array.from({ length: heading.number - before.number - 1 }, (_, index) => before.number + 1 + index);
  return missing.every((number) => given.some(({ first, last }) => first <= number && number <= last));
}
