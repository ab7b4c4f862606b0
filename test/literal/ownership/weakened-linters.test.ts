import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { mayWeakenLinters, silencesLinters } from '../../../src/literal/ownership/weakened-linters.ts';
import { runLiteralChecks } from '../../../src/literal/run-checks.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import type { Owner } from '../../../src/literal/ownership/types.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const CODE = '+var a = 1;';
const ESLINT: Owner = {
  tool: 'ESLint',
  topic: 'var-declaration',
  rule: 'no-var',
  path: 'eslint.config.js',
  folder: '',
  languages: ['javascript'],
  isCertain: true,
};

function changeOf(path: string, ...lines: readonly string[]): FileChange {
  return fileOf(path, hunkAt(1, lines));
}

/** How many lines the checks report next to ESLint, which enforces the rule on the trusted revision. */
async function countFindings(head: string, ...others: readonly FileChange[]): Promise<number> {
  const text = '- Never use `var`.';
  const file = changeOf('src/a.js', CODE);
  const rules: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, text),
    filePatterns: ['*'],
    appliesTo: new Map([['src/a.js', '*']]),
  };
  const source = { readHead: () => Promise.resolve(head) };
  const change = { allFiles: [file, ...others], readOwners: () => Promise.resolve([ESLINT]) };
  const { drafts } = await runLiteralChecks([file], [rules], source, change);
  return drafts.length;
}

describe('a rule that a linter enforces', () => {
  it.each([
    ['is left to the linter', 0, 'var a = 1;\n', []],
    ['is checked if the change edits the configuration', 1, 'var a = 1;\n', [changeOf('eslint.config.js', '+off')]],
    ['is checked if the change adds files to ignore', 1, 'var a = 1;\n', [changeOf('.eslintignore', '+src')]],
    ['is checked in a file that switches the linter off', 1, '/* eslint-disable */\nvar a = 1;\n', []],
    ['is left to the linter if a formatter is switched off', 0, '// prettier-ignore\nvar a = 1;\n', []],
  ] as const)('%s', async (_name, expected, head, others) => {
    expect(await countFindings(head, ...others)).toBe(expected);
  });
});

describe('mayWeakenLinters', () => {
  it.each([
    ['.eslintrc.json', '+{}'],
    ['web/eslint.config.mjs', '+export default [];'],
    ['tools/lint/rules.js', '+off'],
    ['.rubocop_todo.yml', '+Style/All:'],
    ['.github/workflows/ci.yml', '-      - run: npm run lint'],
    ['package.json', '-    "lint": "eslint ."'],
    ['pyproject.toml', '+exclude = ["src"]'],
    ['Makefile', '-lint: ruff'],
  ])('is true for `%s` with `%s`', (path, line) => {
    expect(mayWeakenLinters([changeOf(path, line)])).toBe(true);
  });

  it.each([
    ['src/client.js', '+lint();'],
    ['src/flint.ts', '+x'],
    ['package.json', '+    "left-pad": "1.0.0"'],
    ['.github/workflows/ci.yml', '+      - run: npm test'],
  ])('is false for `%s` with `%s`', (path, line) => {
    expect(mayWeakenLinters([changeOf(path, line)])).toBe(false);
  });
});

it('tells comments for linters from those for formatters', () => {
  const texts = ['// eslint-disable-line', '# noqa: E501', '// prettier-ignore', 'const eslint = 1;'];
  expect(texts.map((text) => [silencesLinters(text, ['eval']), silencesLinters(text, ['quotes'])])).toEqual([
    [true, false],
    [true, true],
    [false, true],
    [false, false],
  ]);
});
