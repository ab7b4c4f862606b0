import { expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

const NPM_AND_YARN = ['reports the command `npm`, the command `yarn`'];
const OTHER_LOCKS =
  'reports new lock files of other package managers: `package-lock.json`, `npm-shrinkwrap.json`, `yarn.lock`, `bun.lock` or `bun.lockb`';

it.each<readonly [statement: string, words: readonly string[]]>([
  ['Package manager: pnpm (not npm or yarn)', NPM_AND_YARN],
  ['Package manager: pnpm (never npm/yarn).', NPM_AND_YARN],
  ['Package manager: pnpm (never npm, yarn)', NPM_AND_YARN],
  ['Package manager: pnpm, never npm or yarn', NPM_AND_YARN],
  ['**Package manager**: `pnpm` (not `npm`/`yarn`)', NPM_AND_YARN],
  ['Use pnpm (never npm/yarn).', [OTHER_LOCKS, ...NPM_AND_YARN]],
  ['Do not use npm/yarn.', NPM_AND_YARN],
  ['Dependency management: uv, not pip', ['reports the command `pip`']],
  ['Runtime: Bun (not npm)', ['reports the command `npm`']],
  ['Test runner: Vitest (not Jest)', ['reports imports of `jest` or `@jest/globals`']],
  ['Package manager: pnpm', [OTHER_LOCKS]],
  ['Package manager: pnpm 9 (not npm)', [OTHER_LOCKS]],
  ['Package manager: npm (yarn is fine for local use)', []],
  ['Docs site: pnpm (not npm)', []],
])('%s', (statement, words) => {
  const compiled = compileStatements(readStatements(2, `- ${statement}`));
  const found = compiled.flatMap((one) => (one.kind === 'checked' ? one.checks : []));
  expect(found.map(({ finder }) => finder.words)).toStrictEqual(words);
});
