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

test.each<[rule: string, words: readonly string[]]>([
  [
    'Functions small (<50 lines), files focused (<800 lines)',
    [
      'reports functions with a name that grow beyond 49 lines by the change',
      'reports files of code that grow beyond 799 lines by the change',
    ],
  ],
  [
    'Small functions (< 30 lines), max 3 levels nesting',
    [
      'reports functions with a name that grow beyond 29 lines by the change',
      'reports functions whose branches and loops are nested more than 3 deep by the change',
    ],
  ],
  [
    'Many small files over few large ones. 200-400 lines typical, 800 max.',
    ['reports files of code that grow beyond 800 lines by the change'],
  ],
  [
    '## File Organization\n\n- 200-400 lines typical, 800 max',
    ['reports files of code that grow beyond 800 lines by the change'],
  ],
  ['Max 250 lines/file', ['reports files of code that grow beyond 250 lines by the change']],
  ['Avoid monolithic files (>300 lines)', ['reports files of code that grow beyond 300 lines by the change']],
  ['Hard limit of 70 lines per function', ['reports functions with a name that grow beyond 70 lines by the change']],
  [
    'Strive for < 400 lines per module, and break up larger modules into smaller ones as needed.',
    ['reports files of code that grow beyond 399 lines by the change'],
  ],
  [
    'Keep components single-responsibility and under ~150 lines',
    ['reports components that grow beyond about 149 lines by the change'],
  ],
])('%s', (rule, words) => {
  expect(compileText(rule, 'limits').map(({ finder }) => finder.words)).toEqual(words);
});

test.each([
  '## Summaries\n\n- 200-400 lines typical, 800 max',
  'Functions small (<50 lines), tests fast (<800 ms)',
  'Small functions (< 30 lines), files small unless they are generated (< 900 lines)',
  'Maximum 300 lines per diff.',
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
