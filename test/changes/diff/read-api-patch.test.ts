import { describe, expect, test } from 'vitest';
import { readApiFile, readApiFiles, type ApiFile } from '../../../src/changes/diff/read-api-patch.ts';

const EMPTY = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const PATCH = '@@ -1,2 +1,2 @@ f()\n a\n-b\n+c\n\\ No newline at end of file';
const row = (fields: Partial<ApiFile>): ApiFile => ({
  filename: 'f',
  status: 'modified',
  additions: 0,
  deletions: 0,
  sha: '1',
  ...fields,
});

describe('reads rows of the files endpoint', () => {
  test('a patch without a line feed at its end', () => {
    const { file, leftOut } = readApiFile(row({ additions: 1, deletions: 1, patch: PATCH }));
    expect(leftOut).toBeUndefined();
    expect(file.hunks).toEqual([
      {
        oldStart: 1,
        oldLines: 2,
        newStart: 1,
        newLines: 2,
        heading: 'f()',
        lines: [
          { kind: 'context', oldLine: 1, newLine: 1, text: 'a' },
          { kind: 'removed', oldLine: 2, text: 'b' },
          { kind: 'added', newLine: 2, text: 'c', noNewline: true },
        ],
      },
    ]);
  });

  test.each<[string, Partial<ApiFile>, string]>([
    ['a binary file', {}, 'modified binary'],
    ['a new binary file', { status: 'added' }, 'added binary'],
    ['a new empty file', { status: 'added', sha: EMPTY }, 'added'],
    ['a removed empty file', { status: 'removed', sha: EMPTY }, 'removed'],
    ['a rename', { status: 'renamed', previous_filename: 'old' }, 'renamed old'],
    [
      'a rename with an edit',
      { status: 'renamed', previous_filename: 'old', additions: 1, deletions: 1, patch: PATCH },
      'renamed old',
    ],
    ['a copy', { status: 'copied', previous_filename: 'old' }, 'copied old'],
    ['a mode', { status: 'changed' }, 'changed'],
    ['a file without a change', { status: 'unchanged' }, 'changed'],
    [
      'a status with the name of a property',
      { status: 'constructor', additions: 1, deletions: 1, patch: PATCH },
      'modified',
    ],
    ['a removed file with added lines', { status: 'removed', additions: 1, deletions: 1, patch: PATCH }, 'modified'],
    ['an unknown status', { status: 'new', additions: 1, deletions: 1, patch: PATCH }, 'modified'],
    [
      'a file that is too large',
      { additions: 4000 },
      'modified left out: GitHub gave no patch for this file (too large)',
    ],
    [
      'a patch that is cut',
      { additions: 1, deletions: 1, patch: PATCH.slice(0, 20) },
      'modified left out: GitHub gave 0 of 2 changed lines of this file',
    ],
    [
      'a patch with missing hunks',
      { additions: 5, deletions: 1, patch: PATCH },
      'modified left out: GitHub gave 2 of 6 changed lines of this file',
    ],
    [
      'a patch with as many lines, but of the other kind',
      { additions: 2, patch: PATCH },
      'modified left out: GitHub gave 2 of 2 changed lines of this file',
    ],
    [
      'a path with `..` in it',
      { filename: 'src/../f', additions: 1, deletions: 1, patch: PATCH },
      'modified left out: its path is not one inside the repository',
    ],
    [
      'an earlier path outside of the repository',
      { status: 'renamed', previous_filename: '/f', additions: 1, deletions: 1, patch: PATCH },
      'renamed /f left out: its path is not one inside the repository',
    ],
  ])('%s', (_name, fields, expected) => {
    const { files, leftOut } = readApiFiles([row(fields)]);
    const { status, previousPath, binary } = files[0]!;
    const words = [
      status,
      previousPath,
      binary ? 'binary' : undefined,
      ...leftOut.map(({ reason }) => `left out: ${reason}`),
    ];
    expect(words.filter((word) => word !== undefined).join(' ')).toBe(expected);
  });
});
