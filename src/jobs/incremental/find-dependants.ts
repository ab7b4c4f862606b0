import type { FileChange } from '../../changes/types.ts';
import { changedNames, type ChangedName } from '../../context/changed-names.ts';
import { isCode, isSameLanguage } from '../../context/symbols/look-up.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { groupBy } from '../../structures/group-by.ts';
import { digestName } from './declared-marks.ts';

/** When a search ends. */
export interface SearchLimit {
  readonly signal: AbortSignal;
  /** Whether it has taken too long. Then a file that has the name counts as one that uses the declaration. */
  readonly isLate: () => boolean;
}

/** A name without an import that leads to the file is taken for its declaration only if it is so long. */
const DISTINCT_CHARACTERS = 8;

/**
 * Finds the paths of the files whose added lines use a declaration that changed. A use that cannot be resolved counts if the file imports
 * the one with the declaration, or if the name is long.
 *
 * @param index the names of the changed files
 * @param files those that may depend on others
 * @param changed by path: the digests of the names whose declarations changed
 */
export async function findDependants(
  index: SymbolIndex,
  files: readonly FileChange[],
  changed: ReadonlyMap<string, ReadonlySet<string>>,
  limit: SearchLimit,
): Promise<readonly string[]> {
  const declaring = groupBy(
    [...changed].flatMap(([path, names]) => [...names].map((name) => ({ path, name }))),
    ({ name }) => name,
  );
  const found: string[] = [];
  for (const file of declaring.size === 0 ? [] : files) {
    if (isCode(file.path) && (await usesAny(index, file, declaring, limit))) {
      found.push(file.path);
    }
  }
  return found;
}

async function usesAny(
  index: SymbolIndex,
  file: FileChange,
  declaring: ReadonlyMap<string, readonly { readonly path: string }[]>,
  limit: SearchLimit,
): Promise<boolean> {
  const { path } = file;
  for (const used of changedNames(file).filter(({ isRemoved }) => !isRemoved)) {
    for (const { path: on } of declaring.get(digestName(used.name)) ?? []) {
      if (on !== path && isSameLanguage(on, path) && (await mayUse(index, path, used, on, limit))) {
        return true;
      }
    }
  }
  return false;
}

/** A file that cannot be read now may use it. */
async function mayUse(...of: Parameters<typeof uses>): Promise<boolean> {
  try {
    return await uses(...of);
  } catch {
    // Expected: the network failed.
    return true;
  }
}

async function uses(
  index: SymbolIndex,
  path: string,
  { name, line, receivers }: ChangedName,
  on: string,
  limit: SearchLimit,
): Promise<boolean> {
  if (limit.isLate()) {
    return true;
  }
  const meant = await resolve(index, path, { name, line, receivers }, limit);
  if (meant.length > 0) {
    return meant.includes(on);
  }
  const file = await index.read(path);
  const isLocal =
    receivers.length === 0 &&
    file?.locals.some((one) => one.name === name && one.scope.from <= line && line <= one.scope.to) === true;
  return (
    !isLocal && (name.length >= DISTINCT_CHARACTERS || (await index.importedFiles(path)).some((other) => other === on))
  );
}

/** The files with the declarations that a name surely means; none if that cannot be told. */
async function resolve(
  index: SymbolIndex,
  path: string,
  { name, line, receivers }: Pick<ChangedName, 'name' | 'line' | 'receivers'>,
  limit: SearchLimit,
): Promise<readonly string[]> {
  if (receivers.length > 0) {
    return (await index.findMember(receivers, name, { path, line }, limit.signal)).map((member) => member.path);
  }
  // Without a search of all files by the name alone, which proves nothing.
  const found = await index.findDeclarations(name, { path, line, mostFiles: 0 }, limit.signal);
  return found.flatMap(({ by, declaration }) => (by === 'repository' ? [] : [declaration.path]));
}
