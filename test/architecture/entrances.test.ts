import { describe, expect, it } from 'vitest';
import { ENTRANCES } from './entrances.ts';
import { isOwn, listFiles, readImports } from './source-files.ts';

/** The sub-folders of `src/` that hold files: `text/markdown`, `agents/tools/search`. */
const FOLDERS = [...new Set(listFiles('src').map((file) => file.slice(0, Math.max(0, file.lastIndexOf('/')))))].filter(
  (folder) => folder.includes('/'),
);

/** The imports that lead into a sub-folder from outside of it. */
function readEntering(folder: string): readonly { readonly from: string; readonly name: string }[] {
  return imports
    .filter(({ from, to }) => to.startsWith(`${folder}/`) && !from.startsWith(`${folder}/`))
    .map(({ from, to }) => ({ from, name: to.slice(folder.length + 1, -'.ts'.length) }));
}

const imports = readImports().filter(isOwn);

describe('the entrances of sub-folders', () => {
  it('are listed for each sub-folder, and for no other', () => {
    expect(Object.keys(ENTRANCES).toSorted()).toEqual(FOLDERS.toSorted());
  });

  it.each(FOLDERS)('are the only files of %s that are imported from outside, and each of them is', (folder) => {
    const { files, users } = ENTRANCES[folder] ?? {};
    const entering = readEntering(folder);
    const used = [...new Set(entering.map(({ name }) => name))].toSorted();
    if (files !== 'all') {
      expect(used).toEqual(files?.toSorted());
    }
    if (users !== undefined) {
      expect(entering.filter(({ from }) => !from.startsWith(`${users}/`))).toEqual([]);
    }
  });
});
