import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements.ts';
import { compileLiteralCheck } from '../../src/literal/compile-check.ts';
import { describeCheck } from '../../src/literal/describe-check.ts';

it.each([
  ['Never use `goto` or `eval()`.', 'reports `goto`, `eval()` in added lines of code'],
  [
    'Prefer `unknown` over `any`.',
    'reports `any` in added lines of typescript, typescriptreact, vue, svelte, astro, and asks for `unknown`',
  ],
  ['Never import `lodash`.', 'reports imports of `lodash` in added lines of code'],
  ['Never leave `TODO` comments.', 'reports comments with `TODO` in added lines of code'],
  ['## Python\n\nNever use `exec()`.', 'reports `exec()` in added lines of python'],
])('%s', (text, expected) => {
  const check = compileLiteralCheck(readStatements(2, text)[0]!);
  expect(check === undefined ? undefined : describeCheck(check)).toBe(expected);
});
