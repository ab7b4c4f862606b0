import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import { typeNamesIn } from '../../symbols/types-of-names.ts';

/** Inheritance is followed this far. */
const MAX_HEIGHT = 3;

/** A type as a name that is used somewhere. */
export interface TypeName {
  readonly name: string;
  readonly path: string;
}

/** Finds a member of a type, or of the types that its head names, from which it may inherit. */
export async function findMember(
  index: SymbolIndex,
  type: TypeName,
  member: string,
  signal: AbortSignal,
  height = 0,
): Promise<SymbolDeclaration | undefined> {
  const members = await index.membersOf(type.name, type, signal);
  const own = members.find(({ name }) => name === member);
  if (own !== undefined || height === MAX_HEIGHT || signal.aborted) {
    return own;
  }
  for (const parent of await parentsOf(index, type, signal)) {
    const inherited = await findMember(index, parent, member, signal, height + 1);
    if (inherited !== undefined) {
      return inherited;
    }
  }
  return undefined;
}

async function parentsOf(
  index: SymbolIndex,
  { name, path }: TypeName,
  signal: AbortSignal,
): Promise<readonly TypeName[]> {
  const [found] = await index.findDeclarations(name, { path }, signal);
  if (found === undefined) {
    return [];
  }
  const { declaration } = found;
  const head = await headText(index, declaration);
  return typeNamesIn(`${head} ${declaration.type ?? ''}`)
    .filter((parent) => parent !== name && /^[\p{Lu}_]/u.test(parent))
    .slice(0, MAX_PARENTS)
    .map((parent) => ({ name: parent, path: declaration.path }));
}

const MAX_PARENTS = 4;

/** The signature of a declaration. */
export async function headText(
  index: SymbolIndex,
  { path, signatureLine, headEndLine }: SymbolDeclaration,
): Promise<string> {
  const text = (await index.read(path))?.text ?? '';
  return text
    .split('\n', headEndLine)
    .slice(signatureLine - 1)
    .join('\n')
    .slice(0, MAX_HEAD_CHARACTERS);
}

const MAX_HEAD_CHARACTERS = 4_000;

/** Finds the member that `a.b.c` means: the type of `a` at a line, then its member `b`, and so on. */
export async function resolveChain(
  index: SymbolIndex,
  receivers: readonly string[],
  member: string,
  at: { readonly path: string; readonly line: number },
  signal: AbortSignal,
): Promise<SymbolDeclaration | undefined> {
  const [first = '', ...others] = receivers;
  if (!(await isTellable(index, first, at.path, signal))) {
    return undefined;
  }
  const written = await index.typeOf(first, at, signal);
  let types = typesIn(written ?? first, at.path);
  let found: SymbolDeclaration | undefined;
  for (const name of [...others, member]) {
    found = await firstMember(index, types, name, signal);
    if (found === undefined || signal.aborted) {
      return undefined;
    }
    types = typesIn(found.type ?? '', found.path);
  }
  return found;
}

/** A name in more files that its own file does not introduce is not worth a search of the repository. */
const MAX_FILES_WITH = 60;

async function isTellable(index: SymbolIndex, name: string, path: string, signal: AbortSignal): Promise<boolean> {
  const file = await index.read(path);
  return (
    name === 'this' ||
    name === 'self' ||
    file === undefined ||
    [...file.locals, ...file.declarations].some((one) => one.name === name) ||
    file.imports.some(({ local }) => local === name) ||
    (await index.filesWith(name, signal)) <= MAX_FILES_WITH
  );
}

function typesIn(written: string, path: string): readonly TypeName[] {
  return typeNamesIn(written)
    .slice(0, MAX_PARENTS)
    .map((name) => ({ name, path }));
}

async function firstMember(
  index: SymbolIndex,
  types: readonly TypeName[],
  name: string,
  signal: AbortSignal,
): Promise<SymbolDeclaration | undefined> {
  for (const type of types) {
    const found = await findMember(index, type, name, signal);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
