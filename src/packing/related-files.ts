import { groupBy } from '../structures/group-by.ts';
import { byPath, folderOf } from '../workspace/paths.ts';
import { makeCompanionKey } from '../symbols/companion-key.ts';
import { readImports } from '../symbols/imports/read-imports.ts';
import { indexModules } from '../symbols/imports/resolve-import.ts';

/** A changed file, with its imports or with lines from which they can be read. */
export interface RelatedFile {
  readonly path: string;
  /** The modules that it imports, as its text names them. */
  readonly imports?: readonly string[];
  /** Lines of the file. The imports are read from them if `imports` is absent. */
  readonly lines?: readonly string[];
}

/** Two or more files that are better read together. */
export interface Relation {
  /** In ascending order. */
  readonly paths: readonly string[];
  /** How much it is worth to keep one more of the files next to another. */
  readonly weight: number;
}

/** The weights of relations: a test or header with its source, an import, the same folder, and a folder nearby. */
const WEIGHTS = { companion: 8, import: 4, folder: 1, near: 0.25 };

/**
 * Finds which files of a change belong together, the strongest relation first. All files of a folder are one relation, so
 * that there are not many more relations than files and imports.
 */
export function relateFiles(files: readonly RelatedFile[]): readonly Relation[] {
  const sorted = files.toSorted(byPath);
  const paths = sorted.map(({ path }) => path);
  return [
    ...relateBy(paths, WEIGHTS.companion, (path) => [makeCompanionKey(path)]),
    ...relateImports(sorted).toSorted((a, b) => b.weight - a.weight),
    ...relateBy(paths, WEIGHTS.folder, (path) => [folderOf(path)]),
    ...relateBy(paths, WEIGHTS.near, nearFolders).filter((near) => new Set(near.paths.map(folderOf)).size > 1),
  ];
}

function relateBy(
  paths: readonly string[],
  weight: number,
  keysOf: (path: string) => readonly string[],
): readonly Relation[] {
  const keyed = paths.flatMap((path) => keysOf(path).map((key) => ({ key, path })));
  const groups = [...groupBy(keyed, ({ key }) => key).values()];
  return groups.filter((group) => group.length > 1).map((group) => ({ paths: group.map(({ path }) => path), weight }));
}

/** Files of a folder are near the files in its direct subfolders, and these are near each other. */
function nearFolders(path: string): readonly string[] {
  const folder = folderOf(path);
  return folder === '' ? [''] : [folder, folderOf(folder)];
}

/** If many files import the same module, that says little about each of them. So they share the weight. */
function relateImports(files: readonly RelatedFile[]): readonly Relation[] {
  const modules = indexModules(files.map(({ path }) => path));
  const pairs = files.flatMap(({ path, imports, lines }) => {
    const specifiers = imports ?? readImports(path, lines ?? []);
    const targets = new Set(specifiers.flatMap((specifier) => modules.resolve(specifier, path) ?? []));
    return [...targets].filter((target) => target !== path).map((target) => ({ path, target }));
  });
  return [...groupBy(pairs, ({ target }) => target).values()].flatMap((importers) =>
    importers.map(({ path, target }) => ({
      paths: path < target ? [path, target] : [target, path],
      weight: WEIGHTS.import / importers.length,
    })),
  );
}
