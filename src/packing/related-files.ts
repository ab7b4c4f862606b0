import { groupBy } from '../text/group-by.ts';
import { byPath, folderOf } from '../workspace/paths.ts';
import { companionKeyOf } from './companion-key.ts';
import { readImports } from './read-imports.ts';
import { indexModules } from './resolve-import.ts';

/** A changed file, and where to learn what it imports. */
export interface RelatedFile {
  readonly path: string;
  /** The modules it imports, as its text names them. */
  readonly imports?: readonly string[];
  /** Lines of it, from which the imports are read where `imports` is not given. */
  readonly lines?: readonly string[];
}

/** Two or more files that are better read together. */
export interface Relation {
  /** In ascending order. */
  readonly paths: readonly string[];
  /** What it is worth to keep one more of them beside another. */
  readonly weight: number;
}

/** What a relation is worth: a test or header beside its source, an import, a folder, and a folder with those in it. */
const WEIGHTS = { companion: 8, import: 4, folder: 1, near: 0.25 };

/**
 * Finds which files of a change belong together, strongest relation first. A folder is one relation of all its files,
 * so that the relations stay about as many as the files and their imports.
 */
export function relateFiles(files: readonly RelatedFile[]): readonly Relation[] {
  const sorted = files.toSorted(byPath);
  const paths = sorted.map(({ path }) => path);
  return [
    ...relateBy(paths, WEIGHTS.companion, (path) => [companionKeyOf(path)]),
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

/** Files of a folder are near those in the folders right below it, and these near each other. */
function nearFolders(path: string): readonly string[] {
  const folder = folderOf(path);
  return folder === '' ? [''] : [folder, folderOf(folder)];
}

/** A module that many of the files import says little about any of them: they share its weight. */
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
