import { findExported } from './find-exported.ts';
import type { Repository } from './repository.ts';
import type { SymbolDeclaration } from './types.ts';

interface FoundInModule {
  readonly declaration: SymbolDeclaration;
  /** The names that follow. */
  readonly rest: readonly string[];
}

/**
 * Finds what a module declares that a file imports whole: `b` for `a.b` with `import * as a from …`, for a package of Go,
 * and for a module of Python.
 */
export async function findInModule(
  repository: Repository,
  names: readonly string[],
  path: string,
  signal: AbortSignal,
): Promise<FoundInModule | undefined> {
  if (names.length < 2) {
    return undefined;
  }
  const file = await repository.symbols(path);
  const modules = await repository.modules();
  for (const { specifier, imported, local } of file?.imports ?? []) {
    if (local !== names[0] || signal.aborted) {
      continue;
    }
    const used = imported === '*' ? namesOfModule(specifier, names) : 1;
    const targets =
      imported === '*'
        ? await modules.resolve(specifier, path)
        : specifier.includes('/')
          ? []
          : await modules.resolve(joinModule(specifier, imported), path);
    const name = names[used];
    const [declaration] = name === undefined ? [] : await findExported(repository, targets, name, signal);
    if (declaration !== undefined) {
      return { declaration, rest: names.slice(used + 1) };
    }
  }
  return undefined;
}

/** How many names stand for the module: two in `a.b.c()` after Python's `import a.b`. */
function namesOfModule(specifier: string, names: readonly string[]): number {
  const parts = specifier.split('.');
  return parts.length > 1 && parts.every((part, index) => names[index] === part) ? parts.length : 1;
}

/** In Python, the name itself may be a module: `from . import a`. */
function joinModule(specifier: string, name: string): string {
  return specifier.endsWith('.') ? `${specifier}${name}` : `${specifier}.${name}`;
}
