import { expect, it } from 'vitest';
import { statementsText } from '../../../src/reports/guidance/statements.ts';

const plain = (_style: string, text: string): string => text;

it('draws each statement below its file, with what its check reports', () => {
  const about = { source: 'AGENTS.md', column: 1, files: 2 };
  const text = statementsText(
    [
      { ...about, id: '2.1', line: 1, text: 'A shop.', kind: 'description' },
      { ...about, id: '2.2', line: 3, text: 'Never use `var`.', kind: 'checked', check: 'reports `var`' },
      { ...about, id: '2.3', line: 12, text: 'Write\u202e good names.', kind: 'for-models' },
    ],
    { directing: 2, checked: 1 },
    plain,
  );
  expect(text).toBe(
    [
      'AGENTS.md: 3 statements for 2 files',
      '  describes     1  A shop.',
      '  checked       3  Never use `var`.',
      '                   reports `var`',
      String.raw`  for models   12  Write\u{202E} good names.`,
      '1 of 2 statements that direct something is checked without a model.',
      '',
    ].join('\n'),
  );
});
