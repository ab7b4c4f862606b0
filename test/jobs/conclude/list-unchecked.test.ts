import { expect, it } from 'vitest';
import { listUnchecked } from '../../../src/jobs/conclude/list-unchecked.ts';

const FILES = [{ path: 'a.ts' }, { path: 'b.md' }, { path: 'c.bin' }];
const named = [{ source: 'c.bin' }];

it.each([
  ['files that were not checked and not named', new Set(['a.ts']), false, ['b.md']],
  ['them if nothing was checked and something was found', new Set<string>(), true, ['a.ts', 'b.md']],
  ['nothing if no file was judged', new Set<string>(), false, []],
])('lists %s', (_name, checkedFiles, hasFindings, paths) => {
  expect(listUnchecked(FILES, checkedFiles, named, hasFindings).map(({ source }) => source)).toEqual(paths);
});
