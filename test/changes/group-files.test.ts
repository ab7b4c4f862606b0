import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFiles } from '../../src/changes/group-files.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { runs } from '../property-runs.ts';

function changed(...paths: readonly string[]): readonly FileChange[] {
  return paths.map((path) => ({ path, status: 'modified', binary: false, additions: 1, deletions: 0, hunks: [] }));
}

function folders(files: readonly FileChange[], most?: number): readonly string[] {
  return groupFiles(files, most).map((group) => `${group.folder ?? '-'} ${group.files.length}`);
}

function numbered(folder: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/f${index}.ts`);
}

describe('changed files are grouped', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['by the folder of each', ['src/a.ts', 'src/b.ts', 'docs/c.md'], ['docs 1', 'src 2']],
    ['with those at the root apart', ['README.md', 'src/a.ts'], ['- 1', 'src 1']],
    ['by the deepest folder that has all of them', ['src/cart/a.ts', 'src/cart/b.ts'], ['src/cart 2']],
    ['but few files are not divided further', ['src/a/a.ts', 'src/b/b.ts', 'src/c/c.ts'], ['src 3']],
    [
      'and many files by their subfolders',
      [...numbered('src/cart', 5), ...numbered('src/shop', 4), 'src/index.ts', 'docs/a.md'],
      ['docs 1', 'src 1', 'src/cart 5', 'src/shop 4'],
    ],
    ['not at all if there are none', [], []],
  ])('%s', (_, paths, expected) => {
    expect(folders(changed(...paths))).toEqual(expected);
  });

  it('into no more groups than asked for, with the files of small folders as the last one', () => {
    const paths = [...numbered('a', 3), ...numbered('b', 2), 'c/1', 'd/1', 'root.md'];
    expect(folders(changed(...paths), 3)).toEqual(['a 3', 'b 2', '- 3']);
  });

  it('so that each is in one group, whatever the paths are', () => {
    const name = fc.constantFrom('a', 'b', 'src', 'x y', '..', '-');
    const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (paths, most) => {
        const groups = groupFiles(changed(...paths), most);
        expect(groups.length).toBeLessThanOrEqual(most);
        expect(groups.flatMap(({ files }) => files.map((file) => file.path)).toSorted()).toEqual(paths.toSorted());
      }),
      { numRuns: runs(200) },
    );
  });
});
