import { describe, expect, test } from 'vitest';
import { diagnosticAt, diagnosticJson, diagnosticOfFile } from '../../src/diagnostics/diagnostic.ts';
import { lineText, sourceText } from '../../src/text/source-text.ts';

const SOURCE = sourceText('a.md', 'one\r\ntwo three\n');
const SAID = { rule: 'some-rule', severity: 'warning', message: 'Wrong', hint: 'Do.' } as const;

describe('a diagnostic', () => {
  test('has the lines and columns of its range, counted from 1, and the line it starts on', () => {
    expect(diagnosticAt(SOURCE, { start: 9, end: 14 }, SAID)).toEqual({
      ...SAID,
      path: 'a.md',
      start: { line: 2, column: 5 },
      end: { line: 2, column: 10 },
      sourceLine: 'two three',
    });
  });

  test('never ends before it starts', () => {
    const { start, end } = diagnosticAt(SOURCE, { start: 9, end: 2 }, SAID);
    expect(end).toEqual(start);
  });

  test('of a whole file is at its first character', () => {
    const { start, end, sourceLine } = diagnosticOfFile('a.md', SAID);
    expect([start, end, sourceLine]).toEqual([{ line: 1, column: 1 }, { line: 1, column: 1 }, undefined]);
  });

  test('is printed as JSON with its page, and says whether it can be fixed', () => {
    const diagnostic = diagnosticAt(SOURCE, { start: 0, end: 3 }, SAID);
    const json = {
      rule: 'some-rule',
      severity: 'warning',
      path: 'a.md',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 4,
      message: 'Wrong',
      hint: 'Do.',
      fixable: false,
      url: expect.stringMatching(/\/docs\/rules\/some-rule\.md$/),
    };
    expect(diagnosticJson(diagnostic)).toEqual(json);
    const fix = { kind: 'rewrite', text: '' } as const;
    expect(diagnosticJson({ ...diagnostic, fix, why: 'Because.', clients: ['vscode'] })).toEqual({
      ...json,
      why: 'Because.',
      clients: ['vscode'],
      fixable: true,
    });
  });
});

test.each([
  [1, 'one'],
  [2, 'two three'],
  [3, ''],
])('line %i is read without its end', (line, text) => {
  expect(lineText(SOURCE, line)).toBe(text);
});
