import { baseNamesIn, typeNamesIn } from '../syntax/symbols/type-names.ts';
import { findDeclarations } from './find-declarations.ts';
import { findInModule } from './find-in-module.ts';
import type { Repository } from './repository.ts';
import type { FileSymbols, NamePlace, SymbolDeclaration } from './types.ts';
import { wordSet } from '../structures/words-in.ts';

/** Inheritance is followed this far. */
const MAX_HEIGHT = 4;
/** Values of values are followed this far. */
const MAX_HOPS = 4;
const MAX_TYPE_NAMES = 4;
/** A name in more files that its own file does not introduce is not worth a search of the repository. */
const MAX_FILES_WITH = 60;

/** A type as it is written in a file, or the declarations that are members of another one. */
type TypeAt =
  | { readonly kind: 'written'; readonly written: string; readonly path: string }
  | { readonly kind: 'declared'; readonly declaration: SymbolDeclaration };

/** What a lookup carries along. */
interface Lookup {
  readonly repository: Repository;
  readonly signal: AbortSignal;
  readonly hops: number;
}

type Place = NamePlace & { readonly line: number };

/**
 * Finds the member that `a.b.c` means, with all its overloads, for the names `a` and `b` and the member `c`: the type of `a` at a line, then its
 * member `b`, and so on, through inheritance and modules.
 */
export async function findMember(
  repository: Repository,
  receivers: readonly string[],
  member: string,
  at: Place,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  return (await follow([...receivers, member], at, { repository, signal, hops: 0 })).declarations;
}

/** The members of a type as it is written in a file, then those that it inherits, each name once. */
export async function membersOfType(
  repository: Repository,
  written: string,
  from: NamePlace,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  const lookup = { repository, signal, hops: 0 };
  const found = new Map<string, SymbolDeclaration>();
  const add = (one: SymbolDeclaration): void => {
    if (!found.has(one.name)) {
      found.set(one.name, one);
    }
  };
  await visitBases({ kind: 'written', written, path: from.path }, lookup, (own) => {
    own.forEach(add);
    return undefined;
  });
  return [...found.values()];
}

interface Followed {
  /** The first one tells the type. */
  readonly declarations: readonly SymbolDeclaration[];
  readonly types: readonly TypeAt[];
}

const NOTHING: Followed = { declarations: [], types: [] };

/** Follows names joined by dots from a line of a file. */
async function follow(names: readonly string[], at: Place, lookup: Lookup): Promise<Followed> {
  const [first = '', ...others] = names;
  if (lookup.signal.aborted || lookup.hops > MAX_HOPS) {
    return NOTHING;
  }
  const inModule = await findInModule(lookup.repository, names, at.path, lookup.signal);
  let reached =
    inModule === undefined
      ? await start(first, at, lookup)
      : { declarations: [inModule.declaration], types: await typesOf(inModule.declaration, lookup) };
  for (const name of inModule === undefined ? others : inModule.rest) {
    const next = await step(reached.types, name, lookup);
    if (next === undefined) {
      return NOTHING;
    }
    reached = next;
  }
  return reached;
}

async function step(types: readonly TypeAt[], name: string, lookup: Lookup): Promise<Followed | undefined> {
  for (const type of types) {
    const declarations = await visitBases(type, lookup, (own) => someOf(own.filter((one) => one.name === name)));
    const [first] = declarations ?? [];
    if (declarations !== undefined && first !== undefined) {
      return { declarations, types: await typesOf(first, lookup) };
    }
  }
  return types.length > 0 && PASSES_ON.has(name) ? { declarations: [], types } : undefined;
}

function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(0, MAX_OVERLOADS);
}

const MAX_OVERLOADS = 6;

/** Methods of lists, maps, promises and references that give what is in them. */
const PASSES_ON: ReadonlySet<string> = wordSet(`
  as_mut as_ref at borrow catch clone concat current entries expect filter finally find first get getOrDefault items
  iter last lock next pop read reverse shift slice sort then toArray toList unwrap value values write
`);

/** The types of the first name: of a local, of a declaration, or of the class around the line. */
async function start(name: string, at: Place, lookup: Lookup): Promise<Followed> {
  const { repository, signal } = lookup;
  const file = await repository.symbols(at.path);
  if (file === undefined) {
    return NOTHING;
  }
  if (OWN.has(name)) {
    const around = classAround(file, at.line);
    return around === undefined
      ? NOTHING
      : { declarations: [around], types: [{ kind: 'declared', declaration: around }] };
  }
  const local = localAt(file, name, at.line);
  if (local !== undefined) {
    return { declarations: [], types: await typesOfValue(local, { path: at.path, line: local.line }, lookup) };
  }
  const found = await findDeclarations(repository, name, { ...at, mostFiles: MAX_FILES_WITH }, signal);
  const sure = found.filter(({ by }) => by !== 'repository');
  const [best] = sure.length > 0 ? sure : found;
  return best === undefined
    ? NOTHING
    : { declarations: [best.declaration], types: await typesOf(best.declaration, lookup) };
}

const OWN: ReadonlySet<string> = new Set(['$this', 'base', 'cls', 'parent', 'self', 'static', 'super', 'this']);

/** The innermost local name; of those in the same function, one with a type or a value. */
function localAt({ locals }: FileSymbols, name: string, line: number): FileSymbols['locals'][number] | undefined {
  const inScope = locals
    .filter((one) => one.name === name && one.scope.from <= line && line <= one.scope.to)
    .toSorted(
      (a, b) =>
        a.scope.to - a.scope.from - (b.scope.to - b.scope.from) ||
        Number(b.line <= line) * b.line - Number(a.line <= line) * a.line,
    );
  return inScope.find(({ type, value }) => (type ?? value) !== undefined) ?? inScope[0];
}

const CLASSES: ReadonlySet<string> = new Set(['class', 'struct', 'interface', 'record', 'trait', 'enum']);

/** The class around a line. In Go and Rust, that of the method around it. */
function classAround({ declarations }: FileSymbols, line: number): SymbolDeclaration | undefined {
  const around = declarations.filter(({ startLine, endLine }) => startLine <= line && line <= endLine);
  const owner = around.findLast(({ container }) => container !== undefined)?.container;
  return (
    around.findLast(({ kind }) => CLASSES.has(kind)) ??
    declarations.find((one) => CLASSES.has(one.kind) && wholeName(one) === owner)
  );
}

/** The types of a declared name: itself, for its members, and the type of its value. */
async function typesOf(declaration: SymbolDeclaration, lookup: Lookup): Promise<readonly TypeAt[]> {
  const { path, endLine } = declaration;
  const more = await typesOfValue(declaration, { path, line: endLine }, lookup);
  return [{ kind: 'declared', declaration }, ...more];
}

async function typesOfValue(
  { type, value }: Pick<SymbolDeclaration, 'type' | 'value'>,
  at: Place,
  { hops, ...lookup }: Lookup,
): Promise<readonly TypeAt[]> {
  if (type !== undefined) {
    return [{ kind: 'written', written: type, path: at.path }];
  }
  return value === undefined ? [] : (await follow(value.split('.'), at, { ...lookup, hops: hops + 1 })).types;
}

/**
 * Asks for the members of a type, then for those of the types it builds on, until the question is answered.
 */
async function visitBases<T>(
  type: TypeAt,
  lookup: Lookup,
  ask: (own: readonly SymbolDeclaration[]) => T | undefined,
): Promise<T | undefined> {
  const visited = new Set<string>();
  let level: readonly SymbolDeclaration[] = await declarationsOf([type], lookup);
  for (let height = 0; height <= MAX_HEIGHT && level.length > 0; height += 1) {
    const above: TypeAt[] = [];
    for (const declaration of level) {
      const key = `${declaration.path}\0${wholeName(declaration)}`;
      if (visited.has(key) || lookup.signal.aborted) {
        continue;
      }
      visited.add(key);
      const own = await ownMembers(declaration, lookup.repository);
      const answer = ask(own);
      if (answer !== undefined) {
        return answer;
      }
      const bases = [...declaration.bases, ...own.flatMap(embeddedType)];
      above.push(...bases.map((written) => ({ kind: 'written' as const, written, path: declaration.path })));
    }
    level = await declarationsOf(above, lookup);
  }
  return undefined;
}

/** A field of Go without a name of its own. */
function embeddedType({ kind, name, type = '' }: SymbolDeclaration): readonly string[] {
  return kind === 'field' && typeNamesIn(type)[0]?.split('.').at(-1) === name ? baseNamesIn(type) : [];
}

async function ownMembers(
  { path, ...declaration }: SymbolDeclaration,
  repository: Repository,
): Promise<readonly SymbolDeclaration[]> {
  const whole = wholeName(declaration);
  const file = await repository.symbols(path);
  const isMember = ({ container }: SymbolDeclaration): boolean => container === whole;
  const own = file?.declarations.filter(isMember) ?? [];
  if (file?.language !== 'go') {
    return own;
  }
  // In Go, the methods of a type may be in any file of its folder.
  const modules = await repository.modules();
  const near = await Promise.all(modules.neighbours(path).map((other) => repository.symbols(other)));
  return [...own, ...near.flatMap((other) => other?.declarations.filter(isMember) ?? [])];
}

function wholeName({ container, name }: Pick<SymbolDeclaration, 'container' | 'name'>): string {
  return container === undefined ? name : `${container}.${name}`;
}

/** The declarations of types that are written in files. */
async function declarationsOf(types: readonly TypeAt[], lookup: Lookup): Promise<readonly SymbolDeclaration[]> {
  const found: SymbolDeclaration[] = [];
  for (const type of types) {
    if (type.kind === 'declared') {
      found.push(type.declaration);
    } else {
      for (const name of typeNamesIn(type.written).slice(0, MAX_TYPE_NAMES)) {
        const declaration = await findType(name, type.path, lookup);
        if (declaration !== undefined) {
          found.push(declaration);
        }
      }
    }
  }
  return found;
}

async function findType(
  name: string,
  path: string,
  { repository, signal }: Lookup,
): Promise<SymbolDeclaration | undefined> {
  const names = name.split(/\.|::/);
  const inModule = names.length > 1 ? await findInModule(repository, names, path, signal) : undefined;
  if (inModule !== undefined) {
    return inModule.declaration;
  }
  const last = names.at(-1) ?? name;
  // A package that is not in the repository declares `b` of `a.b`.
  const isForeign = names.length > 1 && (await isImported(repository, names[0] ?? '', path));
  const found = isForeign ? [] : await findDeclarations(repository, last, { path, mostFiles: MAX_FILES_WITH }, signal);
  return found[0]?.declaration;
}

async function isImported(repository: Repository, name: string, path: string): Promise<boolean> {
  const file = await repository.symbols(path);
  return file?.imports.some(({ local }) => local === name) === true;
}
