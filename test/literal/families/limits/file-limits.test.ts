import { expect, test } from 'vitest';
import { compileText } from '../run-statement.ts';

test.each<[rule: string, words: string]>([
  ['SKILL.md: Max 200 lines.', 'reports `SKILL.md` files that grow beyond 200 lines by the change'],
  ['References: Max 300 lines each.', 'reports references that grow beyond 300 lines by the change'],
  [
    'Skill Structure: SKILL.md <100 lines, details in `references/`',
    'reports `SKILL.md` files that grow beyond 99 lines by the change',
  ],
  [
    'Ensure SKILL.md is reasonable length (<400 lines)',
    'reports `SKILL.md` files that grow beyond 399 lines by the change',
  ],
  ['100-600 lines per reference file', 'reports references that grow beyond 600 lines by the change'],
  [
    '< 500 lines per SKILL.md — move detailed material to `references/`',
    'reports `SKILL.md` files that grow beyond 499 lines by the change',
  ],
  [
    'Small functions: < 30 lines, single responsibility',
    'reports functions with a name that grow beyond 29 lines by the change',
  ],
])('%s', (rule, words) => {
  expect(compileText(rule, 'limits').map(({ finder }) => finder.words)).toEqual([words]);
});

test.each([
  'SKILL.md (~389 lines)',
  'Skills over 500 lines without splitting to references/',
  'PR summary: max 300 lines',
  'Target ≤200 lines of diff (tests included).',
  'Adapters: max 200 lines unless generated',
  'Quick sections: max 10 lines',
  'tests/unit: 75 test files, 8120 lines.',
])('leaves out: %s', (rule) => {
  expect(compileText(rule, 'limits')).toEqual([]);
});
