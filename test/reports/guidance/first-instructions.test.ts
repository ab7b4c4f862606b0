import { expect, it } from 'vitest';
import { instructionsText } from '../../../src/reports/guidance/first-instructions.ts';

const plain = (_style: string, text: string): string => text;
const REPORT = {
  path: '.github/copilot-instructions.md',
  text: '# Instructions\n',
  rules: [
    { text: 'Never use `any`.', from: 'tsconfig.json', check: 'reports `any`' },
    { text: 'In CSS, never use `!important`.', from: '40 files', check: 'reports `!important`' },
  ],
  broken: [{ text: 'Never use `require()`.', from: 'package.json', files: 2, example: 'src/a.ts:3' }],
};

it('draws each rule that was written, with where it comes from and with its check, and those that were left out', () => {
  expect(instructionsText({ ...REPORT, isWritten: true }, plain)).toBe(
    [
      'Wrote .github/copilot-instructions.md: 2 rules, all of them checked without a model.',
      '  Never use `any`. (tsconfig.json)',
      '    → reports `any`',
      '  In CSS, never use `!important`. (40 files)',
      '    → reports `!important`',
      '  left out: Never use `require()`. (package.json) 2 files of those looked at break it: src/a.ts:3',
      'Read it, change what is not true, and commit it.',
      '',
    ].join('\n'),
  );
});

it('draws the text that would be written', () => {
  const text = instructionsText({ ...REPORT, isWritten: false }, plain);
  expect(text.slice(0, text.indexOf(' checked'))).toBe(`── ${REPORT.path}\n\n# Instructions\n\n2 rules, all of them`);
});
