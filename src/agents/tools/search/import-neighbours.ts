import { readImports } from '../../../symbols/imports/read-imports.ts';
import { indexModules } from '../../../symbols/imports/resolve-import.ts';
import type { IndexedText } from './code-index.ts';

/** Imports are at the beginning of a file. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 16_384;

/** A file with the modules that it imports. */
export interface ImportingFile {
  readonly path: string;
  readonly imports: readonly string[];
}

export function readFileImports({ path, text }: IndexedText): ImportingFile {
  const lines = text.slice(0, MAX_CHARACTERS).split('\n', MAX_LINES);
  return { path, imports: readImports(path, lines) };
}

/** The files that changed files import, and those that import changed files, among the given ones. */
export function importNeighbours(
  files: readonly ImportingFile[],
  isChanged: (path: string) => boolean,
): ReadonlySet<string> {
  const modules = indexModules(files.map(({ path }) => path));
  const neighbours = new Set<string>();
  for (const { path, imports } of files) {
    for (const specifier of imports) {
      const target = modules.resolve(specifier, path);
      if (target !== undefined && isChanged(path)) {
        neighbours.add(target);
      } else if (target !== undefined && isChanged(target)) {
        neighbours.add(path);
      }
    }
  }
  return neighbours;
}
