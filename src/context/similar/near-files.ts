import { makeCompanionKey } from '../../symbols/companion-key.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { listChangedWith } from '../changed-together/co-changes.ts';
import { isSameLanguage } from '../symbols/look-up.ts';

/**
 * Lists the files that may have code like that of a file: those of its folder, those that it imports and that import it,
 * those that earlier commits changed together with it, and those with the same suffix, such as `-provider.ts` or
 * `.service.ts`. All are of its language. Tests are only near to tests.
 *
 * @param terms.most the kinds take turns until there are so many
 * @param terms.commits the paths that each earlier commit changed
 */
export async function nearFiles(
  index: SymbolIndex,
  path: string,
  { most, commits = [] }: { readonly most: number; readonly commits?: readonly (readonly string[])[] },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const paths = await index.paths();
  const suffix = suffixOf(path);
  const present = new Set(commits.length === 0 ? [] : paths);
  const kinds = [
    paths.filter((other) => folderOf(other) === folderOf(path)),
    await index.importedFiles(path),
    await index.importingFiles(path, signal),
    listChangedWith(commits, path).filter((other) => present.has(other)),
    suffix === undefined ? [] : paths.filter((other) => suffixOf(other) === suffix),
  ].map((kind) => kind.filter((other) => isComparable(other, path)));
  const near = new Set<string>();
  for (let turn = 0; kinds.some((kind) => turn < kind.length); turn += 1) {
    for (const other of kinds.flatMap((kind) => kind[turn] ?? [])) {
      if (near.size < most) {
        near.add(other);
      }
    }
  }
  return [...near];
}

/** A test of the file itself is found by the provider of tests. */
function isComparable(other: string, path: string): boolean {
  return (
    other !== path &&
    isSameLanguage(other, path) &&
    isTestPath(other) === isTestPath(path) &&
    (makeCompanionKey(other) !== makeCompanionKey(path) || isTestPath(path))
  );
}

/** The last part of a name with several parts, and its extension. */
function suffixOf(path: string): string | undefined {
  return /[-_.][^-_.]+\.[^.]+$|(?<=[a-z\d])[A-Z][a-z\d]+\.[^.]+$/.exec(nameOf(path))?.[0];
}
