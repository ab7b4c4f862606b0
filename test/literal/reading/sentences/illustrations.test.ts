import { expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

it.each<[rule: string, words: string | undefined]>([
  [
    'Filenames are kebab-case: `user-profile.ts`, not `userProfile.ts`.',
    'reports new files whose names are not in kebab-case',
  ],
  ['Use kebab-case for file names, e.g. `a-b.ts`.', 'reports new files whose names are not in kebab-case'],
  ['Functions use camelCase: `getUser`, not `get_user`.', 'reports names of new functions that are not in camelCase'],
  ['Use camelCase for variables, not snake_case.', 'reports names of new variables that are not in camelCase'],
  [
    'Interfaces are prefixed with `I`: `IUser`, not `User`.',
    'reports new interfaces whose names do not begin with `I`',
  ],
  ['Log with the logger: `logger.info`, not `console.log`.', 'reports uses of `console.log`'],
  ['Use the wrapper, e.g. `http.get`.', undefined],
  ['Prefer `a`, e.g. `b`, when it is fast.', undefined],
])('%s', (rule, words) => {
  const compiled = compileStatements(readStatements(2, `- ${rule}`));
  const checks = compiled.flatMap((one) => (one.kind === 'checked' ? one.checks : []));
  expect(checks.map(({ finder }) => finder.words)).toEqual(words === undefined ? [] : [words]);
});
