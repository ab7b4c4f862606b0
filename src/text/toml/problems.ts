import { lineAt } from '../line.ts';
import type { JsoncProblem } from '../json/jsonc.ts';

export const TOO_LARGE: Omit<JsoncProblem, 'range'> = {
  code: 'toml-too-large',
  severity: 'error',
  message: 'The file is too large to be read as TOML',
  hint: 'Keep such a file below 256 kB.',
};

export const TOO_DEEP: Omit<JsoncProblem, 'range'> = {
  code: 'toml-too-deep',
  severity: 'error',
  message: 'More than 200 lists and tables are nested',
  hint: 'Nest fewer values.',
};

/** Words for the messages of toml-eslint-parser, by how these begin. */
const WORDINGS: readonly (readonly [start: RegExp, message: string, hint: string])[] = [
  [/^Unterminated string/, 'A text has no closing quotes', 'Add the quotes; a text of several lines needs three.'],
  [/^Unterminated (?:array|table)|^Unterminated inline/, 'A bracket is not closed', 'Add the closing bracket.'],
  [/^Missing key/, 'A key is missing', 'Write `key = value`.'],
  [/^Missing equals/, 'An equals sign is missing', 'Write `key = value`. A text of several lines needs three quotes.'],
  [/^Missing value/, 'A value is missing', 'Write a value after the equals sign.'],
  [/^Missing comma/, 'A comma is missing', 'Separate the values with commas.'],
  [/^Missing newline/, 'A line break is missing', 'Write each key on a line of its own.'],
  [/^Defining a key multiple times/, 'A key or table is defined twice', 'Keep one of them.'],
  [/^Trailing comma/i, 'An inline table must not end with a comma', 'Remove the comma.'],
  [/escape/i, 'A backslash does not begin a known escape', "Double the backslash, or use single quotes: `'…'`."],
];

/** Describes the error at which the parser stopped. */
export function describeTomlError(said: string, at: number, text: string): JsoncProblem {
  const [, message, hint] = WORDINGS.find(([start]) => start.test(said)) ?? [
    undefined,
    'The file is not valid TOML here',
    'Texts are in quotes, and each key has an equals sign.',
  ];
  const start = Math.min(at, text.length);
  const end = Math.max(lineAt(text, start).end, Math.min(start + 1, text.length));
  return { code: 'toml-syntax', severity: 'error', message, hint, range: { start, end } };
}
