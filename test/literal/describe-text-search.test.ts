import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';
import { describeTextSearch } from '../../src/literal/describe-text-search.ts';

/** What is said of the checks of a rule that applies to some files. */
function describe(rule: string, ...paths: readonly string[]): string | undefined {
  const checks = compileStatements(readStatements(2, rule)).flatMap((one) =>
    one.kind === 'checked' ? one.checks : [],
  );
  expect(checks).not.toEqual([]);
  return describeTextSearch(checks, paths, { filePatterns: ['**'] });
}

it.each<[name: string, rule: string, paths: readonly string[], said: string | undefined]>([
  [
    'names each language once',
    'Never use `eval`.',
    ['a.py', 'b.pl', 'c.sh', 'lib/d.pl'],
    'in Perl and shell by a search of the text',
  ],
  ['says nothing of languages with a grammar', 'Never use `eval`.', ['a.py', 'b.ts'], undefined],
  ['says nothing of components, whose scripts a grammar reads', 'Never use `eval`.', ['b.vue'], undefined],
  ['says nothing of files in which no check counts', 'Never use `eval` in Python.', ['b.pl'], undefined],
  ['says nothing of checks of paths', 'Do not edit `dist/`.', ['dist/b.pl'], undefined],
])('%s', (_name, rule, paths, said) => {
  expect(describe(rule, ...paths)).toBe(said);
});
