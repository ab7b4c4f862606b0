import { expect, test } from 'vitest';
import { changesJson } from '../../src/changes/change-json.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

test('is the JSON of the whole change, written file by file', () => {
  const files = [fileOf('a.ts', hunkAt(3, [' x', '+y'])), { ...fileOf('b.ts'), previousPath: 'old.ts' }];
  const changes = { files, leftOut: [{ path: 'c.png', reason: 'binary' }], source: 'git' as const };
  const pieces = [...changesJson(changes, ({ path }) => ({ more: path }))];
  expect(pieces.length).toBeGreaterThan(files.length);
  const json = pieces.join('');
  expect(JSON.parse(json)).toEqual({
    files: [
      {
        path: 'a.ts',
        status: 'modified',
        binary: false,
        additions: 1,
        deletions: 0,
        hunks: [{ oldStart: 3, oldLines: 1, newStart: 3, newLines: 2 }],
        commentable: { left: [[3, 3]], right: [[3, 4]] },
        more: 'a.ts',
      },
      {
        path: 'b.ts',
        previousPath: 'old.ts',
        status: 'modified',
        binary: false,
        additions: 0,
        deletions: 0,
        hunks: [],
        commentable: { left: [], right: [] },
        more: 'b.ts',
      },
    ],
    leftOut: [{ path: 'c.png', reason: 'binary' }],
    source: 'git',
  });
  expect(json).toBe(`${JSON.stringify(JSON.parse(json), undefined, 2)}\n`);
});

test('is also JSON if there are no files', () => {
  const json = [...changesJson({ files: [], leftOut: [], source: 'diff' }, () => ({}))].join('');
  expect(JSON.parse(json)).toEqual({ files: [], leftOut: [], source: 'diff' });
});
