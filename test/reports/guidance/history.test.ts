import { expect, it } from 'vitest';
import { historyText, type StatementHistory } from '../../../src/reports/guidance/history.ts';

const plain = (_style: string, text: string): string => text;

function row(fields: Partial<StatementHistory>): StatementHistory {
  return {
    source: 'AGENTS.md',
    line: 1,
    text: 'T',
    kind: 'checked',
    changes: 0,
    files: 0,
    checked: 0,
    findings: 0,
    ...fields,
  };
}

const STATEMENTS = [
  row({ text: 'Never use `var`.', changes: 12, files: 30, checked: 12, findings: 3 }),
  row({ line: 2, text: 'Write good names.', kind: 'rule', changes: 12, files: 30 }),
  row({ line: 3, text: 'Never use `goto`.', changes: 12, files: 30, checked: 9 }),
  row({ line: 4, text: 'Nobody reads this.' }),
];

it('draws how often each statement counted, was checked and found something', () => {
  expect(historyText({ changes: 12, unread: [], statements: STATEMENTS }, plain)).toBe(
    [
      'AGENTS.md',
      '  line changes checked findings  statement',
      '     1      12      12        3  Never use `var`.',
      '     2      12       -        -  Write good names.',
      '     3      12       9        0  Never use `goto`.',
      '     4       0       0        0  Nobody reads this.',
      'Read 12 merged changes. 1 rule applied to no changed file; 1 was checked and found nothing.',
      '',
    ].join('\n'),
  );
});

it('leaves out what no code can break, unless a comment cited it', () => {
  const cited = { cited: 1, fixed: 0, dismissed: 1 };
  const statements = [
    ...STATEMENTS,
    row({ line: 5, text: 'A shop.', kind: 'background', changes: 12 }),
    row({ line: 6, text: 'Run the tests.', kind: 'process', changes: 12 }),
    row({ line: 7, text: 'It sells books.', kind: 'background', onPullRequests: cited }),
  ];
  const text = historyText({ changes: 12, unread: [], statements }, plain);
  expect(text).not.toMatch(/A shop|Run the tests/);
  expect(text).toContain('It sells books.');
  expect(text).toContain('Not shown: 2 statements that no code can break; JSON has them.\n');
});

it('adds what became of the findings on pull requests, and says what could not be read', () => {
  const cited = { cited: 4, fixed: 3, dismissed: 1 };
  const text = historyText(
    {
      changes: 1,
      unread: Array.from({ length: 7 }, (_, index) => ({ commit: `${index}`.repeat(40), reason: 'a blob is missing' })),
      statements: [row({ onPullRequests: cited, text: 'x'.repeat(200) })],
      pullRequests: { read: 9, reviewed: 2, missing: ['#3: not found'] },
    },
    plain,
  );
  expect(text).toContain(' cited fixed dismissed  statement');
  expect(text).toContain('     4     3         1  x');
  expect(text).toContain('Not read: 0000000000: a blob is missing');
  expect(text).toContain('2 more changes were not read.');
  expect(text).toContain('Read 9 pull requests, 2 of them with a review of ours.\nNot read: #3: not found');
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});
