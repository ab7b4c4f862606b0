import { expect, it } from 'vitest';
import { checkedRulesText, statementsText } from '../../../src/reports/guidance/statements.ts';

const plain = (_style: string, text: string): string => text;
const about = { source: 'AGENTS.md', column: 1, files: 2 };

it('draws each statement below its file, with what its check reports or what keeps it from one', () => {
  const text = statementsText(
    [
      { ...about, id: '2.1', line: 1, text: 'A shop.', kind: 'background' },
      { ...about, id: '2.2', line: 3, text: 'Never use `var`.', kind: 'checked', check: 'reports `var`' },
      {
        ...about,
        id: '2.3',
        line: 12,
        text: 'Write\u202e good names.',
        kind: 'rule',
        why: 'no code says it',
        hint: 'Name it.',
      },
      { ...about, id: '2.4', line: 14, text: 'Use `let`.', kind: 'off', why: 'switched off by the comment in line 13' },
      { ...about, id: '2.5', line: 15, text: 'Run the tests.', kind: 'process' },
    ],
    { rules: 3, checked: 1, off: 1 },
    plain,
  );
  expect(text).toBe(
    [
      'AGENTS.md: 5 statements for 2 files',
      '  background    1  A shop.',
      '  checked       3  Never use `var`.',
      '                   → reports `var`',
      String.raw`  rule         12  Write\u{202E} good names.`,
      '                   - not checked: no code says it',
      '                   - Name it.',
      '  off          14  Use `let`.',
      '                   - switched off by the comment in line 13',
      '  process      15  Run the tests.',
      '1 of 3 rules is checked without a model, 1 could be and is switched off.',
      'A rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."',
      '',
    ].join('\n'),
  );
});

it('draws no line of more than 120 columns, except for a word that is longer', () => {
  const long = 'Never use words that nobody who reads this knows. '.repeat(8).trim();
  const text = statementsText(
    [{ ...about, id: '2.1', line: 1, text: long, kind: 'checked', check: long }],
    { rules: 1, checked: 1, off: 0 },
    plain,
  );
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});

it('draws a hint under every rule', () => {
  const rule = {
    ...about,
    kind: 'rule' as const,
    text: 'Write well.',
    why: 'no check covers it',
    hint: 'Name code.',
  };
  const text = statementsText(
    [
      { ...rule, id: '2.1', line: 1 },
      { ...rule, id: '2.2', line: 2 },
    ],
    { rules: 2, checked: 0, off: 0 },
    plain,
  );
  expect(text.match(/Name code/g)).toHaveLength(2);
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
