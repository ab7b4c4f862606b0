import { findDeclarations } from './find-declarations.ts';
import type { Repository } from './repository.ts';
import type { FileSymbols, SymbolDeclaration } from './types.ts';

const MAX_HOPS = 3;

/** The type of a name at a line, as its declaration writes it, or as the function writes it whose result it is. */
export async function typeOfName(
  repository: Repository,
  name: string,
  at: { readonly path: string; readonly line: number },
  signal: AbortSignal,
): Promise<string | undefined> {
  const file = await repository.symbols(at.path);
  if (file === undefined) {
    return undefined;
  }
  if (name === 'this' || name === 'self') {
    return classAround(file, at.line);
  }
  let typed = typedAt(file, name, at.line);
  if (typed === undefined) {
    const [best] = await findDeclarations(repository, name, at, signal);
    typed = best?.declaration;
  }
  for (let hops = 0; typed !== undefined && hops < MAX_HOPS; hops += 1) {
    if (typed.type !== undefined) {
      return typed.type;
    }
    const called: string | undefined = typed.resultOf?.split(/\.|::/).at(-1);
    if (called === undefined || called === name) {
      return undefined;
    }
    const isMember: boolean = typed.resultOf !== called;
    const [best] = await findDeclarations(repository, called, { path: at.path, isMember }, signal);
    typed = best?.declaration;
  }
  return undefined;
}

interface Typed {
  readonly type: string | undefined;
  readonly resultOf: string | undefined;
}

/** The innermost local name, or a member of the class around the line. */
function typedAt({ locals, declarations }: FileSymbols, name: string, line: number): Typed | undefined {
  const inScope = locals
    .filter((one) => one.name === name && one.scope.from <= line && line <= one.scope.to)
    .toSorted(
      (a, b) =>
        a.scope.to - a.scope.from - (b.scope.to - b.scope.from) ||
        Number(b.line <= line) * b.line - Number(a.line <= line) * a.line,
    );
  return (
    inScope.find(({ type, resultOf }) => (type ?? resultOf) !== undefined) ??
    declarations.find((one) => one.name === name && one.container === undefined)
  );
}

const CLASSES: ReadonlySet<string> = new Set(['class', 'struct', 'interface', 'record', 'trait', 'enum']);

function classAround({ declarations }: FileSymbols, line: number): string | undefined {
  return declarations.findLast(
    ({ kind, startLine, endLine }) => CLASSES.has(kind) && startLine <= line && line <= endLine,
  )?.name;
}

/** The names of types in a written type that may be declared in the repository: `Map` and `Cart` in `Map<string, Cart>`. */
export function typeNamesIn(type: string): readonly string[] {
  return [...new Set(type.match(/[A-Za-z_$][\w$]*/g))].filter((name) => !BUILT_IN.has(name));
}

const BUILT_IN: ReadonlySet<string> = new Set(
  'any array bool boolean byte char const dict double error float float32 float64 func int int8 int16 int32 int64 interface keyof list long map never None null number object Optional out Promise readonly Readonly ReadonlyArray Record set short str string String struct tuple typeof uint uint8 uint32 uint64 Union undefined unknown void Array List Map Set Vec Option Result Box'.split(
    ' ',
  ),
);

/** The members of a type, by its name or as it is written in a file: those of `Cart` for `readonly Cart[]`. */
export async function membersOfType(
  repository: Repository,
  written: string,
  from: { readonly path: string },
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[]> {
  const best = await firstType(repository, written, from, signal);
  if (best === undefined) {
    return [];
  }
  const { path, name, container } = best;
  const whole = container === undefined ? name : `${container}.${name}`;
  const file = await repository.symbols(path);
  const modules = await repository.modules();
  const own = file?.declarations.filter((one) => one.container === whole) ?? [];
  if (file?.language !== 'go') {
    return own;
  }
  // In Go, the methods of a type may be in any file of its folder.
  const near = await Promise.all(modules.neighbours(path).map((other) => repository.symbols(other)));
  return [...own, ...near.flatMap((other) => other?.declarations.filter((one) => one.container === whole) ?? [])];
}

const MAX_TYPE_NAMES = 6;

async function firstType(
  repository: Repository,
  written: string,
  from: { readonly path: string },
  signal: AbortSignal,
): Promise<SymbolDeclaration | undefined> {
  for (const name of typeNamesIn(written).slice(0, MAX_TYPE_NAMES)) {
    const [best] = await findDeclarations(repository, name, from, signal);
    if (best !== undefined) {
      return best.declaration;
    }
  }
  return undefined;
}
