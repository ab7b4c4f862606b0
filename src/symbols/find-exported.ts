import type { Repository } from './repository.ts';
import type { FileSymbols, SymbolDeclaration } from './types.ts';

/** A name is passed on through fewer files. */
const MAX_DEPTH = 10;
const MAX_FILES = 60;

/** Finds the declarations that a module exports under a name, through the files that pass it on. */
export async function findExported(
  repository: Repository,
  paths: readonly string[],
  name: string,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  const visited = new Set<string>();
  let wanted = paths.map((path) => ({ path, name }));
  for (let depth = 0; depth < MAX_DEPTH && wanted.length > 0; depth += 1) {
    const next: { path: string; name: string }[] = [];
    for (const { path, name: asked } of wanted) {
      const key = `${path}\0${asked}`;
      if (visited.has(key) || visited.size >= MAX_FILES || signal.aborted) {
        continue;
      }
      visited.add(key);
      const file = await repository.symbols(path);
      if (file === undefined) {
        continue;
      }
      const found = declaredAs(file, asked);
      if (found.length > 0) {
        return found;
      }
      next.push(...(await passedOn(repository, file, asked)));
    }
    wanted = next;
  }
  return [];
}

/** The top declarations of a file that others get under a name. */
function declaredAs({ declarations, exports }: FileSymbols, name: string): readonly SymbolDeclaration[] {
  const local = exports.find((one) => one.name === name)?.local ?? name;
  const top = declarations.filter(({ container, kind }) => container === undefined && kind !== 'impl');
  const named = top.filter((one) => one.name === local);
  if (named.length > 0 || name !== 'default') {
    return named.length > 0 ? named : declarations.filter((one) => one.name === name && isTopLike(one, declarations));
  }
  return top.filter(({ isExported }) => isExported).slice(0, 1);
}

/** Whether everything around a declaration is a namespace. */
function isTopLike({ container }: SymbolDeclaration, declarations: readonly SymbolDeclaration[]): boolean {
  return (
    container === undefined ||
    container
      .split('.')
      .every((part) =>
        declarations.some(({ name, kind }) => name === part && (kind === 'namespace' || kind === 'module')),
      )
  );
}

async function passedOn(
  repository: Repository,
  { path, imports, exports }: FileSymbols,
  name: string,
): Promise<{ path: string; name: string }[]> {
  const local = exports.find((one) => one.name === name)?.local ?? name;
  const modules = await repository.modules();
  const named = imports.filter((one) => one.local === local && one.imported !== '*');
  const all = name === 'default' ? [] : imports.filter((one) => one.isPassedOn && one.local === undefined);
  const sources = named.length > 0 ? named : all;
  const found = await Promise.all(
    sources.map(async ({ specifier, imported }) =>
      (await modules.resolve(specifier, path)).map((target) => ({
        path: target,
        name: imported === '*' ? name : imported,
      })),
    ),
  );
  return found.flat();
}
