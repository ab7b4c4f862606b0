import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileText, findInChange } from '../run-statement.ts';

function lines(count: number): string {
  return '  run();\n'.repeat(count);
}

it.each<readonly [statement: string, words: RegExp]>([
  ['Avoid deeply nested code (max 3-4 levels).', /more than 4 deep/],
  ['Keep functions small (under 30 lines).', /beyond 29 lines/],
  ['Avoid long functions (over 50 lines).', /beyond 50 lines/],
  ['Functions over 50 lines should be split.', /beyond 50 lines/],
  ['Keep functions focused and testable (max 20 lines preferred).', /beyond 20 lines/],
  ['Limit function parameters to 3-4.', /more than 4 parameters/],
  ['Keep files under ~400 lines.', /beyond about 399 lines/],
  ['Files should not exceed 500 LOC.', /beyond 500 lines/],
  ['Keep `SKILL.md` under 500 lines.', /`SKILL.md` that grows beyond 499 lines/],
  ['Ensure methods do not exceed one level of indentation.', /more than 1 deep/],
  ['Prefer lines 80 characters or fewer.', /more than 80 characters/],
  ['Functions are small (< 50 lines)', /functions with a name that grow beyond 49 lines/],
  ['Functions are small (<50 lines)', /beyond 49 lines/],
  ['Small functions (max 30 lines)', /beyond 30 lines/],
  ['Files are focused (< 800 lines)', /files of code that grow beyond 799 lines/],
  ['Small, focused files (200-400 lines typical, 800 max)', /beyond 800 lines/],
  ['Methods stay under 40 lines', /beyond 39 lines/],
  ['Classes must be under 200 lines', /classes that grow beyond 199 lines/],
  ['Keep classes under 300 lines', /classes that grow beyond 299 lines/],
  ['No deep nesting (> 4 levels) — use early returns', /more than 4 deep/],
  ['Functions with more than 4 parameters take an options object', /more than 4 parameters/],
  ['Use an options object for functions with more than 3 parameters', /more than 3 parameters/],
  ['Cyclomatic complexity below 10', /complexity grows beyond 9/],
])('reads the number of: %s', (statement, words) => {
  expect(compileText(statement, 'limits').map(({ finder }) => finder.words)).toEqual([expect.stringMatching(words)]);
});

it.each([
  'Keep functions small (over 30 lines).',
  'Avoid deep nesting (see 3 examples).',
  'Use at least 3 parameters.',
  'Most files are under 300 lines.',
  'The file has fewer than 300 lines.',
  'The controller files are under 300 lines.',
  'Functions are small (5 to 10 lines)',
  'Functions with more than 4 parameters may take an object',
])('finds no limit in: %s', (statement) => {
  expect(compileText(statement, 'limits')).toEqual([]);
});

it.each([
  ['Keep functions short.', 'it limits a size without a number'],
  ['Keep functions small and focused.', 'it limits a size without a number'],
  ['Keep functions focused.', 'no check covers it'],
])('says why there is no limit in: %s', (statement, reason) => {
  expect(compileStatements(readStatements(2, statement))).toMatchObject([{ kind: 'rule', why: { reason } }]);
});

describe('what a change crosses', () => {
  it.each<{
    readonly name: string;
    readonly statement: string;
    readonly path?: string;
    readonly base?: string;
    readonly head: string;
    readonly found: readonly string[];
  }>([
    {
      name: 'a new function that is too long',
      statement: 'Functions must not exceed 5 lines.',
      head: `function long() {\n${lines(4)}}\nfunction short() {\n${lines(3)}}\n`,
      found: ['1 `long` with 6 lines'],
    },
    {
      name: 'a function that grows beyond the limit, at its first added line',
      statement: 'Keep functions under 6 lines.',
      base: `function grows() {\n${lines(2)}}\n`,
      head: `function grows() {\n${lines(2)}  more();\n  more();\n}\n`,
      found: ['4 `grows` with 6 lines'],
    },
    {
      name: 'a function that is clearly longer than what is said roughly',
      statement: 'Keep functions under ~11 lines.',
      head: `function near() {\n${lines(9)}}\nfunction far() {\n${lines(11)}}\n`,
      found: ['12 `far` with 13 lines'],
    },
    {
      name: 'a function that was too long before',
      statement: 'Functions must not exceed 5 lines.',
      base: `function long() {\n${lines(6)}}\n`,
      head: `function long() {\n${lines(6)}  more();\n}\n`,
      found: [],
    },
    {
      name: 'a function that is moved within its file',
      statement: 'Functions must not exceed 5 lines.',
      base: `class A {\n  long() {\n${lines(6)}}\n}\n`,
      head: `class B {\n  long() {\n${lines(6)}}\n}\n`,
      found: [],
    },
    {
      name: 'parameters',
      statement: 'Functions must not take more than 3 arguments.',
      head: 'function f(a, b, c, d) {}\nfunction g(a, b, { c, d, e }) {}\n',
      found: ['1 `f` with 4 parameters'],
    },
    {
      name: 'nesting',
      statement: 'Do not nest more than 2 levels.',
      head: 'function f() {\n  if (a) {\n    for (;;) {\n      if (b) {}\n    }\n  }\n}\n',
      found: ['1 `f` with 3 levels of nesting'],
    },
    {
      name: 'complexity',
      statement: 'Cyclomatic complexity must not exceed 2.',
      head: 'function f() {\n  return a && b || c;\n}\nfunction g() {\n  return a && b;\n}\n',
      found: ['1 `f` with 3 as its complexity'],
    },
    {
      name: 'long lines of code, but no addresses, imports and texts in one piece',
      statement: 'Lines must not exceed 50 characters.',
      head: [
        `const total = first + second + third + fourth + fifth;`,
        `import { something } from './a/very/long/path/to/a/file';`,
        `// See https://example.com/a/very/long/address/of/a/page/`,
        `const message = 'a long message that fits into no line of 50';`,
        '',
      ].join('\n'),
      found: ['1 a line of 54 characters'],
    },
    {
      name: 'long lines with spaces after commas alone, and a text that does not fit on a line of its own',
      statement: 'Lines must not exceed 50 characters.',
      path: 'a.py',
      head: [
        'total = add_everything(first_one, second_one, third)',
        'print("some words", "more words", "and even more")',
        `name = choose("a text with spaces that is longer than a line")`,
        `name = f"a text with {spaces} that is longer than a line"`,
        "# It doesn't fit, and it's a comment that people can divide",
        `${' '.repeat(40)}if (a) { b(); }`,
        '',
      ].join('\n'),
      found: ['1 a line of 52 characters', '5 a line of 59 characters', '6 a line of 55 characters'],
    },
    {
      name: 'a file of a language without a grammar',
      statement: 'Files must not exceed 4 lines.',
      path: 'a.lua',
      head: 'a()\nb()\nc()\nd()\ne()\n',
      found: ['- a file of 5 lines'],
    },
    {
      name: 'a file that grows beyond the limit',
      statement: 'Files must not exceed 4 lines.',
      base: 'a();\nb();\n',
      head: 'a();\nb();\nc();\nd();\ne();\n',
      found: ['- a file of 5 lines'],
    },
    {
      name: 'a file that was too long before',
      statement: 'Files must not exceed 4 lines.',
      base: 'a();\nb();\nc();\nd();\ne();\n',
      head: 'a();\nb();\nc();\nd();\ne();\nf();\n',
      found: [],
    },
    {
      name: 'files without code',
      statement: 'Files must not exceed 1 lines.',
      path: 'a.json',
      head: '{\n}\n',
      found: [],
    },
    {
      name: 'a function whose name stood in a comment and a text before',
      statement: 'Functions must have fewer than 3 parameters.',
      base: '// wide(a, b, c)\nlog("wide");\n',
      head: 'function wide(a, b, c) {}\n',
      found: ['1 `wide` with 3 parameters'],
    },
    {
      name: 'methods of Python without `self`',
      statement: 'Methods must have fewer than 3 parameters.',
      path: 'a.py',
      head: 'class A:\n    def f(self, a, b): ...\n    def g(self, a, b, c): ...\n',
      found: ['3 `g` with 3 parameters'],
    },
  ])('$name', async ({ statement, found, path = 'a.js', ...change }) => {
    const checks = compileText(statement, 'limits').map((check) => check);
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, ...change })).toEqual(found);
  });
});

describe('words that are no limit of code', () => {
  it.each([
    'Commit messages must not exceed 72 characters.',
    'Functions must have at least 2 parameters.',
    'Keep functions between 10 and 20 lines.',
    'Keep the description under 80 characters.',
    'Responses must not exceed 50 lines.',
    'Keep `retries` under 500 lines.',
    'Split work over 50 tasks.',
    'Functions over 50 are called daily.',
  ])('%s', (statement) => {
    expect(compileText(statement, 'limits')).toEqual([]);
  });
});

it('leaves lines of texts that span several lines alone', async () => {
  const long = 'word and '.repeat(10);
  const checks = compileText('Lines must not exceed 60 characters.', 'limits');
  const kotlin = `val a = """\n${long}\n"""\nval b = """one"""\nval sum = ${'first + '.repeat(9)}last\n`;
  expect(await findInChange(checks, { path: 'a.kt', head: kotlin })).toEqual(['5 a line of 86 characters']);
  const head = `const a = \`\n${long}\n\`;\nconst sum = ${'first + '.repeat(9)}last;\n`;
  expect(await findInChange(checks, { path: 'a.ts', head })).toEqual(['4 a line of 89 characters']);
});
