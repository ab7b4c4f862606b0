import { nameOf } from '../workspace/paths.ts';
import type { Repository } from './repository.ts';

/** A module that more files name is one that everything uses. */
const MAX_CANDIDATES = 60;
const MAX_IMPORTED = 60;

/** The files of the repository that a file imports, in the order of its imports. */
export async function importedFiles(repository: Repository, path: string): Promise<readonly string[]> {
  const file = await repository.symbols(path);
  const modules = await repository.modules();
  const found = new Set<string>();
  for (const { specifier } of file?.imports.slice(0, MAX_IMPORTED) ?? []) {
    for (const target of await modules.resolve(specifier, path)) {
      if (target !== path) {
        found.add(target);
      }
    }
  }
  return [...found];
}

/** The files that import a file, the nearest to the change first. They are looked for among those that have its name. */
export async function importingFiles(
  repository: Repository,
  path: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const word = longestWord(nameOf(path));
  const holding = word === undefined ? [] : (await repository.words(signal)).filesWith(word);
  const found: string[] = [];
  for (const candidate of holding.slice(0, MAX_CANDIDATES)) {
    if (signal.aborted) {
      break;
    }
    if (candidate !== path && (await importedFiles(repository, candidate)).includes(path)) {
      found.push(candidate);
    }
  }
  return found;
}

/** The longest word of the name of a file without its extensions: `sessions` of `user-sessions.test.ts`. */
function longestWord(name: string): string | undefined {
  const words = name.split('.', 1)[0]?.match(/[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/g) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0];
}
