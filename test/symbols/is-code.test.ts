import { expect, it } from 'vitest';
import { isCode } from '../../src/symbols/is-code.ts';

it.each([
  ['src/a.ts', true],
  ['templates/page.vue', true],
  ['script-without-ending', true],
  ['a.unknown', true],
  ['docs/guide.md', false],
  ['package.json', false],
  ['.github/workflows/ci.yml', false],
  ['table.csv', false],
])('%s: %s', (path, expected) => {
  expect(isCode(path)).toBe(expected);
});
