import { expect, test } from 'vitest';
import { readEndings } from '../../../src/workspace/endings.ts';
import { readPathRecords } from '../../../src/workspace/git/path-records.ts';

const ID = 'd00491fd7e5bb6fa28c517a0bb32b8b506539d4d';

function read(...records: readonly string[]): readonly string[] {
  const bytes = Buffer.from(records.map((record) => `${record}\0`).join(''));
  return readPathRecords(bytes, readEndings(['.md'])).map(({ path, isSubmodule }) =>
    isSubmodule ? `${path} (submodule)` : path,
  );
}

test.each([
  ['a tracked file with this ending', [`H 100644 ${ID} 0\ta b.md`], ['a b.md']],
  ['no tracked file with another ending', [`H 100644 ${ID} 0\ta.ts`, `S 100755 ${ID} 0\tb`], []],
  [
    'a tracked link and a submodule of any name',
    [`H 120000 ${ID} 0\tl`, `H 160000 ${ID} 0\ts`],
    ['l', 's (submodule)'],
  ],
  ['a file that is left out of a sparse checkout', [`S 100644 ${ID} 0\ta.md`], ['a.md']],
  ['both sides of a conflict', [`M 100644 ${ID} 2\ta.md`, `M 100644 ${ID} 3\ta.md`], ['a.md', 'a.md']],
  ['untracked files with any name', ['? a.ts', '? sub/'], ['a.ts', 'sub (submodule)']],
  ['a name that looks like a record', [`? H 160000 ${ID} 0\ta`], [`H 160000 ${ID} 0\ta`]],
  ['a name with line ends and letters of other languages', ['? é\n? b.md'], ['é\n? b.md']],
  ['nothing', [], []],
])('finds %s', (_name, records, found) => {
  expect(read(...records)).toEqual(found);
});
