import { expect, it } from 'vitest';
import { instructionsText } from '../../../src/reports/guidance/first-instructions.ts';

const plain = (_style: string, text: string): string => text;
const REPORT = {
  path: '.github/copilot-instructions.md',
  text: '# Instructions\n',
  rules: [
    { text: 'Never use `any`.', from: 'tsconfig.json', check: 'reports `any`' },
    { text: 'Run the tests.', from: 'package.json' },
  ],
};

it('draws each rule that was written, with the file that says it and with its check', () => {
  expect(instructionsText({ ...REPORT, isWritten: true }, plain)).toBe(
    [
      'Wrote .github/copilot-instructions.md: 2 rules, 1 of them checked without a model.',
      '  Never use `any`. (tsconfig.json)',
      '    → reports `any`',
      '  Run the tests. (package.json)',
      'Read it, change what is not true, and commit it.',
      '',
    ].join('\n'),
  );
});

it('draws the text that would be written', () => {
  expect(instructionsText({ ...REPORT, isWritten: false }, plain)).toContain('# Instructions\n\nThis would be');
});
