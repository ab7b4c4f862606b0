import type { ImportFact } from '../types.ts';

/** A name that a file declares. */
export interface Binding {
  /** The part of the text in which the name is known. */
  readonly from: number;
  readonly to: number;
  /** The name whose value it has, as written: `console.log` for `l` after `const l = console.log`. */
  readonly alias?: string;
}

/** What the first part of a name is. */
export interface Meaning {
  readonly meaning?: string;
  readonly fromImport?: number;
  readonly isOwn: boolean;
}

/** Aliases of aliases beyond this depth are somebody's own. */
const MAX_ALIASES = 4;
/** Languages in which the name of a module contains the imported name. */
const WHOLE_PATHS = new Set(['rust', 'java', 'c-sharp', 'php']);

/** Makes a function that tells what a name at a place of the text means. */
export function createResolver(
  bindings: ReadonlyMap<string, readonly Binding[]>,
  imports: readonly ImportFact[],
  grammar: string,
): (name: string, at: number) => Meaning {
  const imported = new Map<string, number>();
  for (const [index, { local, kind }] of imports.entries()) {
    if (local !== undefined && kind !== 'export-from') {
      imported.set(local, index);
    }
  }
  const resolve = (name: string, at: number, depth: number): Meaning => {
    const { first, rest } = divideName(name);
    if (first === '') {
      return { isOwn: false };
    }
    const inner = innermost(bindings.get(first), at);
    const index = imported.get(first);
    const fact = index === undefined ? undefined : imports[index];
    if (inner !== undefined && !(fact !== undefined && isAtImport(inner, fact))) {
      if (inner.alias === undefined || depth >= MAX_ALIASES) {
        return { isOwn: true };
      }
      const written = `${inner.alias}${rest}`;
      const known = divideName(inner.alias).first === first ? { isOwn: true } : resolve(written, at, depth + 1);
      return known.isOwn || known.meaning !== undefined ? known : { ...known, meaning: written };
    }
    return index === undefined || fact === undefined
      ? { isOwn: false }
      : { meaning: importedName(fact, rest, grammar), fromImport: index, isOwn: false };
  };
  return (name, at) => resolve(name, at, 0);
}

/** Whether a binding is the one that an import makes by itself: `const fs = require('fs')`. */
function isAtImport({ alias }: Binding, { kind }: ImportFact): boolean {
  return alias === undefined && (kind === 'require' || kind === 'dynamic');
}

function innermost(candidates: readonly Binding[] | undefined, at: number): Binding | undefined {
  let found: Binding | undefined;
  for (const one of candidates ?? []) {
    if (one.from <= at && at <= one.to && (found === undefined || one.from >= found.from)) {
      found = one;
    }
  }
  return found;
}

function importedName({ module, imported }: ImportFact, rest: string, grammar: string): string {
  const inModule = imported === undefined || imported === '*' || WHOLE_PATHS.has(grammar) ? '' : imported;
  const path = `${inModule}${rest}`.replace(/^(?:\.|::|->|\\)/, '');
  return path === '' ? module : `${module}#${path}`;
}

/** `a` and `.b.c` of `a.b.c`. */
export function divideName(name: string): { readonly first: string; readonly rest: string } {
  const first = /^[^.:()[\]\\!-]*/.exec(name)?.[0] ?? '';
  return { first, rest: name.slice(first.length) };
}
