import type { ImportFact, UseFact } from '../../../syntax/facts/types.ts';
import { PYTHON_STANDARD_LIBRARY } from '../imports/python-modules.ts';
import { isCommandName } from './commands.ts';
import { isGlobalName } from './known-names.ts';

/** Objects through which code reaches what is known everywhere: `window.alert`. */
const GLOBAL_OBJECTS = /^(?:window|globalThis|global|System|std|builtins|__builtins?__|core|Kernel)\.(?=.)/;
/** Modules of which each name is known everywhere without them. */
const GLOBAL_MODULE = /^(?:builtins|__builtin__|(?:node:)?(?:buffer|timers))$/;
/** Code may write the namespaces of a platform before each of its names: `System.Threading.Thread.Sleep`. */
const PLATFORM = /^(?:System|java|javax|std|core|alloc)\./;
const OWNER = /^(?:this|self)\.(?=.)/;
/** Words of C# for types that have a name as well. */
const TYPE_WORD = /^(?:string|object)(?=\.)/;

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
  const code = capitalizeTypeWord(plainName(wanted));
  if (!mentions(use, code.slice(code.lastIndexOf('.') + 1))) {
    return false;
  }
  const [first = ''] = code.split('.');
  const [written = '', short = '', ...meant] = namesOfUse(use).map(capitalizeTypeWord);
  const isMeant = (name: string): boolean => isSameName(name, code) || hasName(name, code);
  if (meant.some(isMeant) || listOpened(use, imports).some(isMeant)) {
    return true;
  }
  // `datetime.utcnow` is in the module `datetime`.
  const inModule = isOfPlatform(first) ? undefined : nameInModule(use);
  if (inModule !== undefined && `${plainName(inModule)}.`.startsWith(`${code}.`)) {
    return true;
  }
  // `this.logger.warn` is `logger.warn`. A module that tests replace can be a member as well: `self.time.sleep`.
  const ofOwner = isOfPlatform(first) || PYTHON_STANDARD_LIBRARY.has(first) ? '' : written.replace(OWNER, '');
  if (![written, short, ofOwner].some((name) => hasName(name, code))) {
    return false;
  }
  return isImportOf(use, first, imports) && !(use.isOwn && isGlobalName(first));
}

/** Whether a name is another one or one of its members: `process.env.HOME` uses `process.env`. */
function hasName(name: string, code: string): boolean {
  return `${name}.`.startsWith(`${code}.`) || (PLATFORM.test(name) && `${name}.`.includes(`.${code}.`));
}

/** `string.Format` is `String.Format`. */
function capitalizeTypeWord(name: string): string {
  return name.replace(TYPE_WORD, (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
}

/** What a name may be after imports that bring in whatever a module or type has: `using static System.DateTime`. */
function listOpened({ name, meaning, isOwn }: UseFact, imports: readonly ImportFact[]): readonly string[] {
  return isOwn || meaning !== undefined
    ? []
    : imports
        .filter(({ kind, imported, local }) => kind === 'import' && imported === '*' && local === undefined)
        .map(({ module }) => `${plainName(module).replace(/\.\*$/, '')}.${plainName(name)}`);
}

/** `datetime.utcnow` after an import of `datetime` from a module. */
function nameInModule({ meaning = '' }: UseFact): string | undefined {
  const start = meaning.indexOf('#');
  return start < 0 ? undefined : meaning.slice(start + 1);
}

/** Whether a name is reached through what keeps the global names of a platform: `window.localStorage`, `System.Console`. */
export function isOfGlobalObject({ name }: UseFact): boolean {
  return /^(?:window|globalThis|global|System)\.[^.]+$/.test(name);
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
  if (use.meaning !== undefined && (meant === code || short === code || nameInModule(use) === code)) {
    return isImportOf(use, code, imports);
  }
  const written = plainName(use.name);
  const isWritten =
    use.name === code ||
    written.replace(GLOBAL_OBJECTS, '') === code ||
    (PLATFORM.test(written) && written.endsWith(`.${code}`));
  return isWritten && isImportOf(use, code, imports);
}

/**
 * Whether the import of a use, if there is one, brings what a rule names. What a platform or a tool is called can be the
 * name of something else: `jest` from `bun:test`.
 */
function isImportOf({ fromImport }: UseFact, name: string, imports: readonly ImportFact[]): boolean {
  const fact = fromImport === undefined ? undefined : imports[fromImport];
  return (
    fact === undefined || !isOfPlatform(name) || GLOBAL_MODULE.test(fact.module) || isModuleNamed(fact.module, name)
  );
}

function isOfPlatform(name: string): boolean {
  return isGlobalName(name) || isCommandName(name);
}

/** Whether a module has a name: `fs`, `node:fs` and `fs/promises` are `fs`, `@jest/globals` is `jest`. */
export function isModuleNamed(module: string, name: string): boolean {
  const plain = module.replace(/^node:/, '');
  return plain === name || [`${name}/`, `${name}::`, `@${name}/`].some((start) => plain.startsWith(start));
}
