import { expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';

const TESTS = 'All tests must be written in TypeScript - never use JavaScript';

it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
  [TESTS, ['A src/a.test.js', 'A src/b.test.ts', 'A src/c.js'], ['src/a.test.js: a new file in JavaScript']],
  [
    'Unit tests should be written in TypeScript',
    ['A src/a.test.js', 'A e2e/b.spec.js', 'A src/c.js'],
    ['src/a.test.js: a new file in JavaScript'],
  ],
  ['Use TypeScript for tests', ['A src/a.test.js', 'A src/c.js'], ['src/a.test.js: a new file in JavaScript']],
  [
    'E2E tests must be written in TypeScript',
    ['A src/a.test.js', 'A e2e/b.spec.js'],
    ['e2e/b.spec.js: a new file in JavaScript'],
  ],
  [
    'TypeScript is preferred for new code',
    ['A src/a.test.js', 'A src/c.js', 'M src/d.js'],
    ['src/c.js: a new file in JavaScript'],
  ],
  ['TypeScript everywhere', ['A src/a.ts', 'A src/c.js', 'A scripts/d.js'], ['src/c.js: a new file in JavaScript']],
  ['Use TypeScript for all new code', ['A src/a.test.js', 'A src/c.js'], ['src/c.js: a new file in JavaScript']],
])('%s', async (rule, files, found) => {
  expect(await checkChange(rule, files)).toEqual(found);
});
