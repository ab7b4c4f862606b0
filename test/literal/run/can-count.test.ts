import { expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { canCount } from '../../../src/literal/run/can-count.ts';

function counts(rule: string, path: string, filePatterns: readonly string[] = ['**']): boolean {
  const checks = compileStatements(readStatements(2, `- ${rule}`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks : [],
  );
  expect(checks).not.toEqual([]);
  return checks.some((check) => canCount(check, path, { filePatterns }));
}

it.each<[name: string, rule: string, path: string, expected: boolean]>([
  ['code in a language of the rule', 'Never use `var` in TypeScript.', 'src/a.ts', true],
  ['another language', 'Never use `var` in TypeScript.', 'src/a.py', false],
  ['a file in a folder that the rule names', 'Never use `eval()` in `scripts/`.', 'scripts/a.js', true],
  ['a file outside of the folder', 'Never use `eval()` in `scripts/`.', 'src/a.js', false],
  ['the scripts of a component', 'Never use `console.log`.', 'src/a.vue', true],
  ['the scripts of a page', 'Never use `console.log`.', 'public/a.html', true],
  ['a page, for a rule on another language', 'Never use `var` in TypeScript.', 'public/a.html', false],
  ['prose, for a rule on code', 'Never use `goto`.', 'README.md', false],
  ['a file of the layer that a rule on imports names', '`core` must not import `ui`.', 'src/core/a.ts', true],
  ['a file of another layer', '`core` must not import `ui`.', 'src/api/a.ts', false],
  ['a query of the layer, which cannot import', '`core` must not import `ui`.', 'src/core/a.sql', false],
  ['data, for a rule on imports', 'Never import `lodash`.', 'config/a.yml', false],
  ['the scripts of a page, for a rule on imports', 'Never import `lodash`.', 'public/a.html', true],
  ['a migration, for a rule on columns', 'Database columns: `snake_case`', 'db/a.sql', true],
  ['data, for a rule on columns', 'Database columns: `snake_case`', 'config/a.yml', false],
  ['a stylesheet, for a rule on columns', 'Database columns: `snake_case`', 'src/a.css', false],
  ['a test, for a check that leaves tests out', 'Public functions must have a docstring.', 'tests/a.py', false],
  ['code, for a check that leaves tests out', 'Public functions must have a docstring.', 'src/a.py', true],
  ['a test, for a rule on secrets, whose values are made up there', 'Never hardcode API keys.', 'tests/a.py', false],
  ['an example, for a rule on secrets', 'Never hardcode API keys.', 'examples/main.tf', false],
  ['code, for a rule on secrets', 'Never hardcode API keys.', 'src/a.py', true],
  ['a language without a grammar, for a check that needs one', 'No empty catch blocks.', 'src/A.kt', false],
  ['the input of a test, for a rule on code', 'Never use `goto`.', 'pkg/testdata/a.go', false],
  ['the input of a test, for a rule on it', 'Never use `goto` in `pkg/testdata/`.', 'pkg/testdata/a.go', true],
  ['a template of a project, for a rule on code', 'Never use `goto`.', '{{ name }}/a.py', false],
  ['a file with helpers of tests', 'Never use `goto`.', 'tests/fixtures/auth.ts', true],
  ['any file, for a rule on the change', 'Do not edit `dist/`.', 'README.md', true],
])('knows whether a check counts in %s', (_name, rule, path, expected) => {
  expect(counts(rule, path)).toBe(expected);
});

it('counts in prose if the guideline is about prose', () => {
  expect(counts('Never use `goto`.', 'docs/a.md', ['docs/**'])).toBe(true);
  expect(counts('Never use `goto`.', 'lib/a.md', ['**/*.md'])).toBe(true);
  // A guideline of a folder with code is about its code.
  expect(counts('Never use `goto`.', 'lib/a.md', ['lib/**'])).toBe(false);
});
