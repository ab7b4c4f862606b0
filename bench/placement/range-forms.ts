import type { Quote } from './quote-forms.ts';
import { lineNumber, type DiffLine } from './read-diff.ts';

/** A way in which a comment states the numbers of a range. */
export interface RangeNumbers {
  readonly name: string;
  readonly group: RangeGroup;
  /** The number of lines by which both numbers are shifted. */
  readonly shift?: number;
  readonly state: (first: number, last: number) => Readonly<Record<string, unknown>>;
}

export const RANGE_GROUPS = [
  'right',
  'shifted by 1, 2 or 5',
  'one end off by 1',
  'startLine and line swapped',
  'no startLine',
  'only the first line',
  'in one field',
  'no numbers',
] as const;
export type RangeGroup = (typeof RANGE_GROUPS)[number];

export const RANGE_NUMBERS: readonly RangeNumbers[] = [
  numbers('right', 'right', (first, last) => [first, last]),
  ...[1, -1, 2, -2, 5, -5].map((by) => ({
    ...numbers(`shifted by ${by}`, 'shifted by 1, 2 or 5', (first, last) => [first + by, last + by]),
    shift: by,
  })),
  numbers('startLine too small', 'one end off by 1', (first, last) => [first - 1, last]),
  numbers('startLine too large', 'one end off by 1', (first, last) => [first + 1, last]),
  numbers('line too small', 'one end off by 1', (first, last) => [first, last - 1]),
  numbers('line too large', 'one end off by 1', (first, last) => [first, last + 1]),
  numbers('swapped', 'startLine and line swapped', (first, last) => [last, first]),
  numbers('only the last line', 'no startLine', (_, last) => [null, last]),
  numbers('startLine missing, line is the first', 'only the first line', (first) => [null, first]),
  numbers('twice the first line', 'only the first line', (first) => [first, first]),
  numbers('"10-12"', 'in one field', (first, last) => [null, `${first}-${last}`]),
  numbers('"L10-L12"', 'in one field', (first, last) => [null, `L${first}-L${last}`]),
  numbers('[10, 12]', 'in one field', (first, last) => [null, [first, last]]),
  numbers('{start, end}', 'in one field', (first, last) => [null, { start: first, end: last }]),
  { name: 'absent', group: 'no numbers', state: () => ({}) },
  numbers('null', 'no numbers', () => [null, null]),
  numbers('0', 'no numbers', () => [0, 0]),
];

function numbers(
  name: string,
  group: RangeGroup,
  state: (first: number, last: number) => readonly [startLine: unknown, line: unknown],
): RangeNumbers {
  return {
    name,
    group,
    state: (first, last) => {
      const [startLine, line] = state(first, last);
      return { startLine, line };
    },
  };
}

/** Which lines of a range are quoted. */
export interface RangeQuote {
  readonly name: string;
  /** Whether the quote alone tells both ends. If it does not, it is only used with numbers that tell the length. */
  readonly tellsEnds: boolean;
  readonly quote: (lines: readonly DiffLine[]) => Quote | undefined;
}

export const RANGE_QUOTES: readonly RangeQuote[] = [
  all('all lines', (lines) => lines.map(({ text }) => text).join('\n')),
  all('all lines, trimmed', (lines) => lines.map(({ text }) => text.trim()).join('\n')),
  all('all lines, in a fence', (lines) => ['```', ...lines.map(({ text }) => text), '```'].join('\n')),
  all('all lines, as the prompt shows them', (lines) =>
    lines
      .map((line) => `${lineNumber(line)} ${line.kind === 'context' ? '|' : SIGNS[line.kind]}${line.text}`)
      .join('\n'),
  ),
  all('all lines, with their signs', (lines) => lines.map((line) => `${SIGNS[line.kind]}${line.text}`).join('\n')),
  all('first and last line, ... between', (lines) =>
    lines.length < 3 ? undefined : `${lines[0]?.text}\n...\n${lines.at(-1)?.text}`,
  ),
  one('the first line', (lines) => lines[0]),
  one('a middle line', (lines) => lines.slice(1, -1).find(({ text }) => /\w.*\w.*\w/.test(text))),
  one('the last line', (lines) => lines.at(-1)),
  {
    name: 'no quote',
    tellsEnds: false,
    quote: (lines) => ({ text: '', kept: { kind: 'whole', lines: lines.map(({ text }) => text) } }),
  },
];

const SIGNS = { added: '+', removed: '-', context: ' ' };

function all(name: string, write: (lines: readonly DiffLine[]) => string | undefined): RangeQuote {
  return {
    name,
    tellsEnds: true,
    quote: (lines) => {
      const text = write(lines);
      return text === undefined ? undefined : { text, kept: { kind: 'whole', lines: lines.map((line) => line.text) } };
    },
  };
}

function one(name: string, choose: (lines: readonly DiffLine[]) => DiffLine | undefined): RangeQuote {
  return {
    name,
    tellsEnds: false,
    quote: (lines) => {
      const line = choose(lines);
      return line === undefined ? undefined : { text: line.text, kept: { kind: 'whole', lines: [line.text] } };
    },
  };
}

/** Whether the statement leaves only one range possible, for a reader who knows the file. */
export function isAnswerable(quote: RangeQuote, numbers: RangeNumbers): boolean {
  const tellsLength: readonly RangeGroup[] = [
    'right',
    'shifted by 1, 2 or 5',
    'startLine and line swapped',
    'in one field',
  ];
  return quote.tellsEnds || tellsLength.includes(numbers.group);
}
