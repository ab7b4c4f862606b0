import { findExported } from './find-exported.ts';
import type { Repository } from './repository.ts';
import { isCode } from './is-code.ts';
import { isTestPath } from './is-test.ts';
import type { FileSymbols, FoundDeclaration, NamePlace, SymbolDeclaration } from './types.ts';
import { regex } from '../text/regex.ts';

/** The most declarations that a name gets. */
const MAX_FOUND = 8;
/** The most files with a name that are parsed to find its declaration. */
const MAX_PARSED = 12;
/** The most files with a name whose text is searched for its declaration. */
const MAX_SEARCHED = 600;

/** Finds the declarations that a name at a place may mean, the most likely first. No local names. */
export async function findDeclarations(
  repository: Repository,
  name: string,
  place: NamePlace,
  signal: AbortSignal,
): Promise<readonly FoundDeclaration[]> {
  if (!isName(name)) {
    return [];
  }
  const file = await repository.symbols(place.path);
  if (file !== undefined && place.isMember !== true) {
    if (isLocal(file, name, place.line)) {
      return [];
    }
    const own = inFile(file, name, place.line);
    if (own.length > 0) {
      return found(own, 'file', 1);
    }
    const imported = await throughImports(repository, file, name, signal);
    if (imported.length > 0) {
      return found(imported, 'imported', 1);
    }
    const near = await inPackage(repository, file, name, signal);
    if (near.length > 0) {
      return found(near, 'package', 1);
    }
  }
  const known = file?.imports.find((one) => one.local === name);
  if (known !== undefined && place.isMember !== true && known.specifier !== '') {
    // It comes from a package that is not in the repository.
    return [];
  }
  const members =
    file === undefined || place.isMember !== true
      ? []
      : file.declarations.filter((one) => one.name === name && one.container !== undefined);
  const anywhere = (await isCommon(repository, name, place, signal))
    ? []
    : await inRepository(repository, name, place, signal);
  const others = anywhere.filter(
    ({ path, nameLine }) => !members.some((one) => one.path === path && one.nameLine === nameLine),
  );
  const all = [...members, ...others];
  return all.slice(0, MAX_FOUND).map((declaration) => ({ declaration, by: 'repository', certainty: 1 / all.length }));
}

async function isCommon(
  repository: Repository,
  name: string,
  { mostFiles }: NamePlace,
  signal: AbortSignal,
): Promise<boolean> {
  return (
    mostFiles !== undefined &&
    (name.length < MIN_CHARACTERS || (await repository.words(signal)).filesWith(name).length > mostFiles)
  );
}

/** A shorter name says nothing by itself. */
const MIN_CHARACTERS = 2;

/** Whether a text can be the name of a declaration. */
export function isName(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]{0,199}$/u.test(text);
}

function found(
  declarations: readonly SymbolDeclaration[],
  by: FoundDeclaration['by'],
  certainty: number,
): readonly FoundDeclaration[] {
  return declarations.slice(0, MAX_FOUND).map((declaration) => ({ declaration, by, certainty }));
}

function isLocal({ locals }: FileSymbols, name: string, line: number | undefined): boolean {
  return (
    line !== undefined && locals.some((one) => one.name === name && one.scope.from <= line && line <= one.scope.to)
  );
}

/** Names that can be used without a dot: those at the top of a file, in a namespace or in a function around the line. */
function inFile(
  { declarations, language }: FileSymbols,
  name: string,
  line: number | undefined,
): readonly SymbolDeclaration[] {
  const named = declarations.filter((one) => one.name === name);
  const visible = named.filter(
    ({ container }) => container === undefined || isAround(declarations, container, line) || WITHOUT_THIS.has(language),
  );
  return visible.toSorted((a, b) => Number(a.container !== undefined) - Number(b.container !== undefined));
}

/** Languages in which members are named without their object. */
const WITHOUT_THIS: ReadonlySet<string> = new Set(['c', 'cpp', 'csharp', 'java', 'kotlin', 'ruby', 'scala', 'swift']);

function isAround(declarations: readonly SymbolDeclaration[], container: string, line: number | undefined): boolean {
  const outer = container.slice(container.lastIndexOf('.') + 1);
  return declarations.some(
    ({ name, kind, startLine, endLine }) =>
      name === outer &&
      (kind === 'namespace' ||
        kind === 'module' ||
        ((kind === 'function' || kind === 'method') && line !== undefined && startLine <= line && line <= endLine)),
  );
}

/** The declaration behind the import that gives the file this name, or behind an import of all names. */
async function throughImports(
  repository: Repository,
  { path, imports }: FileSymbols,
  name: string,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  const named = imports.filter((one) => one.local === name);
  const candidates = named.length > 0 ? named : imports.filter((one) => one.local === undefined);
  if (candidates.length === 0) {
    return [];
  }
  const modules = await repository.modules();
  for (const { specifier, imported } of candidates.slice(0, MAX_IMPORTS)) {
    if (signal.aborted) {
      break;
    }
    const exact = imported === '*' ? name : imported;
    // In Python, Java and Rust the name itself may be a module.
    const targets = [
      ...(await modules.resolve(specifier, path)),
      ...(imported === '*' || isPath(specifier)
        ? []
        : await modules.resolve(
            specifier.endsWith('.') ? `${specifier}${imported}` : `${specifier}.${imported}`,
            path,
          )),
    ];
    const declared = await findExported(repository, targets, exact, signal);
    if (declared.length > 0) {
      return declared;
    }
  }
  return [];
}

const MAX_IMPORTS = 40;

function isPath(specifier: string): boolean {
  return specifier.includes('/');
}

async function inPackage(
  repository: Repository,
  { path }: FileSymbols,
  name: string,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  const near = (await repository.modules()).neighbours(path);
  const holding: SymbolDeclaration[] = [];
  for (const other of near) {
    if (signal.aborted || holding.length > 0) {
      break;
    }
    const text = await repository.files.read(other);
    if (text?.includes(name) === true) {
      const file = await repository.symbols(other);
      holding.push(...(file?.declarations.filter((one) => one.name === name && one.container === undefined) ?? []));
    }
  }
  return holding;
}

/** Searches all files with the name. Those in which it looks declared are parsed, the nearest first. */
async function inRepository(
  repository: Repository,
  name: string,
  { path, isMember }: NamePlace,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  if (OWN_OBJECT.has(name)) {
    return [];
  }
  const words = await repository.words(signal);
  const holding = words.filesWith(name).filter(isCode).slice(0, MAX_SEARCHED);
  const declares = declaringTest(name);
  const likely: { readonly path: string; readonly score: number }[] = [];
  // Git reads many files in the time of one.
  for (let at = 0; at < holding.length && !signal.aborted; at += READ_AT_ONCE) {
    const batch = holding.slice(at, at + READ_AT_ONCE);
    const texts = await Promise.all(batch.map((other) => repository.files.read(other)));
    for (const [index, other] of batch.entries()) {
      const text = texts[index];
      const score = text === undefined ? 0 : declares(text);
      if (score > 0) {
        likely.push({
          path: other,
          score: score + repository.files.closeness(other) - (isTestPath(other) && !isTestPath(path) ? 1 : 0),
        });
      }
    }
  }
  const best = likely.toSorted((a, b) => b.score - a.score).slice(0, MAX_PARSED);
  const declarations: SymbolDeclaration[] = [];
  for (const { path: other } of best) {
    if (signal.aborted) {
      break;
    }
    const file = await repository.symbols(other);
    declarations.push(...(file?.declarations.filter((one) => one.name === name) ?? []));
  }
  const rank = ({ container, isExported, path: at }: SymbolDeclaration): number =>
    Number((container === undefined) === (isMember === true)) * 2 + Number(!isExported && at !== path);
  return declarations.toSorted((a, b) => rank(a) - rank(b));
}

const READ_AT_ONCE = 32;

/** Words for the object that a member belongs to. Nothing declares them. */
const OWN_OBJECT: ReadonlySet<string> = new Set(['self', 'Self', 'super', 'this']);

/** Rates whether a text declares a name: 2 after a word such as `class`, 1 where a member could begin, else 0. */
function declaringTest(name: string): (text: string) => number {
  const escaped = name.replaceAll(/[$]/g, String.raw`\$`);
  const word = regex()`
    \b(?:
      class|interface|enum|type|struct|trait|record|union|function\*?|func|fun|fn|def|const|let|var|val|module
      |namespace|object|protocol|macro|define|static
    )\s+(?:\([^)\n]{0,100}\)\s*)?${escaped}(?![\w$])
  `;
  const member = new RegExp(String.raw`(?:^|[\s.{,(*&#])${escaped}\s*(?:[?!]?\s*[:=({<,;]|$|\s[\w*[])`, 'm');
  return (text) => (word.test(text) ? 2 : member.test(text) ? 1 : 0);
}
