import { expect, it } from 'vitest';
import { overlap } from '../../../../src/rules/reading/paths/overlapping-globs.ts';

/** The repository contains only `src/http/schema.sql`. */
function holds(folder: string, extension: string): boolean {
  return 'src/http/'.startsWith(folder) && extension === 'sql';
}

it.each<[string, readonly string[], readonly string[], boolean]>([
  ['all files and some', ['**'], ['src/a.ts'], true],
  ['the same glob', ['src/**', 'lib/**'], ['lib/**'], true],
  ['a common extension', ['**/*.{ts,tsx}'], ['**/*.tsx'], true],
  ['extensions of two languages', ['**/*.ts'], ['**/*.java'], false],
  ['a folder and some of its files', ['src/**'], ['src/http/**/*.ts'], true],
  ['an extension and a folder', ['**/*.ts'], ['lib/**', 'src/**/*.{js,ts}'], true],
  ['two folders', ['src/**/*.ts'], ['test/**/*.ts'], false],
  ['an extension and a folder that may hold others', ['**/*.ts'], ['docs/**'], false],
  ['an extension and a folder that holds others', ['**/*.sql'], ['src/**'], true],
  ['folders whose names begin alike', ['src/**'], ['src-old/**'], false],
  ['globs that are not compared', ['src/*/a.ts'], ['src/**/a.ts'], false],
])('decides whether globs have common files: %s', (_name, some, others, expected) => {
  expect([overlap(some, others, holds), overlap(others, some, holds)]).toEqual([expected, expected]);
});
