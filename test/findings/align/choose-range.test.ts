import { describe, expect, it } from 'vitest';
import { anchorDraft } from '../../../src/findings/anchor.ts';
import type { Draft } from '../../../src/findings/types.ts';
import { fileOf, hunkAt } from '../file-change.ts';

const NAMES = ['compute', 'writeFile', 'lookUp', 'join', 'openStream'];

/** Forty lines of a function, no two of which resemble each other. */
const FUNCTION = fileOf(
  'a.ts',
  hunkAt(
    1,
    Array.from({ length: 40 }, (_, at) => `+  ${NAMES[at % 5]}(${at * 7_919}, ${NAMES[(at * 3 + 1) % 5]}${at});`),
  ),
);

function lineOf(line: number): string {
  return FUNCTION.hunks[0]?.lines[line - 1]?.text ?? '';
}

describe('a range of which one line is quoted', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['stays if the line is its first', { startLine: 27, line: 30, quote: lineOf(27) }, '27-30'],
    ['stays if the line is its last', { startLine: 27, line: 30, quote: lineOf(30) }, '27-30'],
    ['stays if the line is in it', { startLine: 27, line: 30, quote: lineOf(28) }, '27-30 (unsure)'],
    [
      'is the line alone if it may be the first or the last of the range',
      { startLine: 27, line: 30, quote: lineOf(33) },
      '33 (unsure)',
    ],
    ['is the line alone if it is far away', { startLine: 7, line: 9, quote: lineOf(33) }, '33 (unsure)'],
    ['moves a little after the line', { startLine: 27, line: 30, quote: lineOf(31) }, '28-31 (unsure)'],
    ['moves a little before the line', { startLine: 27, line: 30, quote: lineOf(26) }, '26-29 (unsure)'],
    [
      'moves to the lines that the suggestion replaces',
      {
        startLine: 27,
        line: 30,
        quote: lineOf(33),
        suggestion: [33, 34, 35, 36].map((line) => lineOf(line).replace(')', ', true)')).join('\n'),
      },
      '33-36',
    ],
  ])('%s', (_name, draft, expected) => {
    expect(place(draft)).toBe(expected);
  });
});

describe('two lines in one quote', () => {
  const two = `${lineOf(12).trim()} ${lineOf(13).trim()}`;
  it.each<[string, Partial<Draft>, string]>([
    ['are the line at which it begins', { quote: two, line: 0 }, '12 (unsure)'],
    ['are that line whatever the number', { quote: two, line: 20 }, '12 (unsure)'],
    ['are both if the number is that of the second', { quote: two, line: 13 }, '12-13'],
    ['are both if a range is stated', { quote: two, startLine: 22, line: 23 }, '12-13'],
    ['are both with a line break', { quote: `${lineOf(12)}\n${lineOf(13)}`, line: 0 }, '12-13'],
    ['are both with a line break that is written out', { quote: two.replace('; ', ';\\n'), line: 20 }, '12-13'],
  ])('%s', (_name, draft, expected) => {
    expect(place(draft)).toBe(expected);
  });
});

/** `line[-line]` of the place, with `unsure` if it is not proven; or the reason for no place. */
function place(draft: Partial<Draft>): string {
  const found = anchorDraft(
    { path: 'a.ts', severity: 'low', kind: 'bug', title: 't', body: 'b', origin: 'model', ...draft },
    FUNCTION,
  );
  if (found.kind === 'file') {
    return found.reason;
  }
  const range = found.startLine === undefined ? found.line : `${found.startLine}-${found.line}`;
  return `${range}${found.certain ? '' : ' (unsure)'}`;
}
