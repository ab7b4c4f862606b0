import { expect, it } from 'vitest';
import { checkedRulesText, statementsText } from '../../../src/reports/guidance/statements.ts';

const plain = (_style: string, text: string): string => text;
const about = { source: 'AGENTS.md', column: 1, files: 2 };

it('draws the counts, each reason once, and the statements below their files', () => {
  const unnamed = { kind: 'rule' as const, why: 'no code says it', hint: 'Name it.' };
  const headed = { kind: 'rule' as const, hint: 'Name the place.' };
  const text = statementsText(
    [
      { ...about, id: '2.1', line: 1, text: 'A shop.', kind: 'background' },
      { ...about, id: '2.2', line: 3, text: 'Never use `var`.', kind: 'checked', check: 'reports `var`' },
      {
        ...about,
        ...headed,
        id: '2.3',
        line: 12,
        text: 'Write\u202e good names.',
        why: 'the heading "A "b"" may limit it',
      },
      { ...about, id: '2.4', line: 14, text: 'Use `let`.', kind: 'off', why: 'switched off by the comment in line 13' },
      { ...about, id: '2.5', line: 15, text: 'Run the tests.', kind: 'process' },
      { ...about, id: '2.6', line: 17, text: 'It sells books.', kind: 'background' },
      { ...about, id: '2.7', line: 17, text: 'It has two parts.', kind: 'background' },
      { ...about, ...unnamed, id: '2.8', line: 20, text: 'Be kind.' },
      {
        ...about,
        source: 'CLAUDE.md',
        files: 1,
        id: '3.1',
        ...headed,
        line: 2,
        text: 'Be brief.',
        why: 'the heading "C" may limit it',
      },
    ],
    { rules: 5, checked: 1, off: 1 },
    plain,
  );
  expect(text).toBe(
    [
      '1 of 5 rules is checked without a model, 1 could be and is switched off.',
      'A rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."',
      'Why the others are not checked, and how to word them:',
      '  [1] 2 rules: the heading "…" may limit it; Name the place.',
      '  [2] 1 rule: no code says it; Name it.',
      '`housestyle why FILE:LINE PATH` explains one of them; `--format json` has each text whole.',
      '',
      'AGENTS.md: 8 statements for 2 files',
      '          1 –          1 statement that describes',
      '          3 checked    Never use `var`.',
      '                       → reports `var`',
      String.raw`         12 rule [1]   Write\u{202E} good names.`,
      '         14 off        Use `let`.',
      '                       switched off by the comment in line 13',
      '      15–17 –          1 statement about the work, 2 statements that describe',
      '         20 rule [2]   Be kind.',
      '',
      'CLAUDE.md: 1 statement for 1 file',
      '          2 rule [1]   Be brief.',
      '',
    ].join('\n'),
  );
});

it('draws no line of more than 120 columns, except for a word that is longer', () => {
  const long = 'Never use words that nobody who reads this knows. '.repeat(8).trim();
  const text = statementsText(
    [
      { ...about, id: '2.1', line: 1, text: long, kind: 'checked', check: long },
      { ...about, id: '2.2', line: 123_456, text: long, kind: 'rule', why: long, hint: long },
    ],
    { rules: 2, checked: 1, off: 0 },
    plain,
  );
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});

it('draws a reason and its hint once for all rules that have it', () => {
  const rule = { ...about, kind: 'rule' as const, text: 'Write well.', why: 'no check covers it', hint: 'Name code.' };
  const text = statementsText(
    Array.from({ length: 40 }, (_, index) => ({ ...rule, id: `2.${index}`, line: index + 1 })),
    { rules: 40, checked: 0, off: 0 },
    plain,
  );
  expect(text.match(/Name code/g)).toHaveLength(1);
  expect(text).toContain('[1] 40 rules: no check covers it');
});

it('says so if no statement is a rule for code', () => {
  const all = [{ ...about, id: '2.1', line: 3, text: 'Run the tests.', kind: 'process' as const }];
  expect(statementsText(all, { rules: 0, checked: 0, off: 0 }, plain)).toMatch(/^No rule for code was found\.\n/);
});

it('draws the rules that need no model, and counts the others', () => {
  const all = [
    { ...about, id: '2.1', line: 3, text: 'Never use `var`.', kind: 'checked' as const },
    { ...about, id: '2.2', line: 4, text: 'Write good names.', kind: 'rule' as const },
    { ...about, id: '2.3', line: 5, text: 'Run the tests.', kind: 'process' as const },
  ];
  expect(checkedRulesText(all, plain)).toBe(
    'Checked without a model here:\n  AGENTS.md:3  Never use `var`.\n1 other rule: see `--statements`.\n',
  );
  expect(checkedRulesText(all.slice(2), plain)).toBe('No rule is checked without a model here.\n');
});
