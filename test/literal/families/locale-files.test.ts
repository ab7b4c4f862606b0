import { expect, it } from 'vitest';
import { checkChange, listedFile } from './check-change.ts';
import { compileText } from './run-statement.ts';
import type { FileChange } from '../../../src/changes/types.ts';

const RULE = 'New keys must be added to all locale files.';
const THERE = new Set(['src/locales/de.json', 'src/locales/pt-BR.json', 'src/i18n/de/common.json']);
const exists = (path: string): Promise<boolean> => Promise.resolve(THERE.has(path));

const withLines = (listed: string, added: number, removed = 0): FileChange => ({
  ...listedFile(listed),
  hunks: [
    {
      oldStart: 1,
      newStart: 1,
      lines: [
        ...Array.from({ length: removed }, (_, index) => ({
          kind: 'removed' as const,
          text: `"${index}": "a"`,
          oldNumber: index + 1,
        })),
        ...Array.from({ length: added }, (_, index) => ({
          kind: 'added' as const,
          text: `"${index}": "b"`,
          newNumber: index + 1,
        })),
      ],
    },
  ] as unknown as FileChange['hunks'],
});

it.each<readonly [name: string, files: readonly FileChange[], found: readonly string[]]>([
  [
    'one of several languages',
    [withLines('M src/locales/en.json', 1), withLines('M src/locales/de.json', 1)],
    ['src/locales/en.json: new lines of `src/locales/en.json` without `src/locales/pt-BR.json`'],
  ],
  [
    'a folder for each language',
    [withLines('M src/i18n/en/common.json', 2, 1)],
    ['src/i18n/en/common.json: new lines of `src/i18n/en/common.json` without `src/i18n/de/common.json`'],
  ],
  ['as many lines as before', [withLines('M src/locales/en.json', 1, 1)], []],
  ['all languages', ['en', 'de', 'pt-BR'].map((one) => withLines(`M src/locales/${one}.json`, 1)), []],
  ['a file of no language', [withLines('M src/locales/index.json', 1)], []],
  ['a file elsewhere', [withLines('M src/data/en.json', 1)], []],
])('%s', async (_name, allFiles, found) => {
  const listed = allFiles.map(({ path }) => `M ${path}`);
  expect(await checkChange(RULE, listed, { allFiles, exists })).toEqual(found);
});

it.each([
  RULE,
  'Add new translation keys to all locale files in `src/locales/`.',
  'Every translation key must exist in all locale files.',
  'Keep all locale files in sync.',
])('understands: %s', (rule) => {
  expect(compileText(rule, 'change-companions')).toHaveLength(1);
});

it.each(['Add tests for all locales.', 'Add keys to all configuration files.'])('leaves out: %s', (rule) => {
  expect(compileText(rule, 'change-companions')).toEqual([]);
});
