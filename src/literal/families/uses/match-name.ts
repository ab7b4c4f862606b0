import type { ImportFact, UseFact } from '../../../syntax/facts/types.ts';
import { isCommandName } from './commands.ts';
import { isGlobalName } from './known-names.ts';

/** Objects through which code reaches what is known everywhere: `window.alert`. */
const GLOBAL_OBJECTS = /^(?:window|globalThis|global|System|std|builtins|__builtins?__|core|Kernel)\.(?=.)/;
/** Modules of which each name is known everywhere without them. */
const GLOBAL_MODULE = /^(?:builtins|__builtin__)$/;

/** A name with dots alone, as `a::b`, `a->b`, `$a->b`, `a\b` and `a#b` are the same to a rule. */
export function plainName(name: string): string {
  return name
    .replace(/^\$(?=\w+(?:->|::))/, '')
    .replaceAll(/::|->|[\\#/]/g, '.')
    .replace(/^\.+(?=.)/, '')
    .replace(/^node:/, '');
}

/** What a use may be called: as written, and what it means by the imports and aliases of its file. */
export function namesOfUse({ name, meaning }: UseFact): readonly string[] {
  const written = plainName(name);
  const names = [written, written.replace(GLOBAL_OBJECTS, '')];
  if (meaning !== undefined) {
    const meant = plainName(meaning).replace(/\.default(?=\.|$)/, '');
    names.push(meant, meant.replace(GLOBAL_OBJECTS, ''));
  }
  return names;
}

/**
 * Whether a use is the qualified name of a rule, such as `console.log`. An import decides what the first part means, if a
 * platform knows such a name as well.
 */
export function isQualifiedUse(use: UseFact, wanted: string, imports: readonly ImportFact[]): boolean {
  const code = plainName(wanted);
  if (!mentions(use, code.slice(code.lastIndexOf('.') + 1))) {
    return false;
  }
  const [first = ''] = code.split('.');
  const [written = '', short = '', ...meant] = namesOfUse(use);
  if (meant.some((name) => isSameName(name, code) || name.startsWith(`${code}.`))) {
    return true;
  }
  // `process.env.HOME` uses `process.env`.
  if (![written, short].some((name) => name === code || name.startsWith(`${code}.`))) {
    return false;
  }
  return isGlobalName(first) ? !use.isOwn && isImportOf(use, first, imports) : true;
}

/** `react.FC` is `React.FC`: people write the name that they import a module under. */
function isSameName(name: string, code: string): boolean {
  if (name === code) {
    return true;
  }
  const [first = '', ...rest] = name.split('.');
  const [wanted = '', ...parts] = code.split('.');
  return parts.length > 0 && parts.join('.') === rest.join('.') && first.toLowerCase() === wanted.toLowerCase();
}

/** A quick look before names are taken apart: most uses of a file have nothing to do with a rule. */
function mentions({ name, meaning }: UseFact, word: string): boolean {
  return name.includes(word) || meaning?.includes(word) === true;
}

/** Whether a use is the single name of a rule: `fetch`, `useEffect`, `axios`. */
export function isSingleUse(use: UseFact, code: string, imports: readonly ImportFact[]): boolean {
  if (use.isOwn || !mentions(use, code)) {
    return false;
  }
  const [, , meant, short] = namesOfUse(use);
  const path = use.meaning?.includes('#') === true ? use.meaning.slice(use.meaning.indexOf('#') + 1) : undefined;
  if (use.meaning !== undefined && (meant === code || short === code || path === code)) {
    return isImportOf(use, code, imports);
  }
  const isWritten = use.name === code || plainName(use.name).replace(GLOBAL_OBJECTS, '') === code;
  return isWritten && isImportOf(use, code, imports);
}

/**
 * Whether the import of a use, if there is one, brings what a rule names. What a platform or a tool is called can be the
 * name of something else: `jest` from `bun:test`.
 */
function isImportOf({ fromImport }: UseFact, name: string, imports: readonly ImportFact[]): boolean {
  const fact = fromImport === undefined ? undefined : imports[fromImport];
  return (
    fact === undefined ||
    !(isGlobalName(name) || isCommandName(name)) ||
    GLOBAL_MODULE.test(fact.module) ||
    isModuleNamed(fact.module, name)
  );
}

/** Whether a module has a name: `fs`, `node:fs` and `fs/promises` are `fs`, `@jest/globals` is `jest`. */
export function isModuleNamed(module: string, name: string): boolean {
  const plain = module.replace(/^node:/, '');
  return plain === name || plain.startsWith(`${name}/`) || plain.startsWith(`@${name}/`);
}
