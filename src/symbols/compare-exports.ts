import type { CodeFacts, DeclarationFact } from '../syntax/facts/types.ts';
import type { Symbols } from '../syntax/symbols/types.ts';
import type { Grammars } from '../syntax/types.ts';
import { groupBy } from '../structures/group-by.ts';
import { hidingOf } from './hidden-declarations.ts';
import { languageOf } from '../text/languages/languages.ts';

/** A declaration that other files can refer to. */
export interface ExportedDeclaration {
  /** With the names around it: `Cart.total`. */
  readonly name: string;
  /** `function`, `class`, `method`, …; `export` for a name that is passed on from another file. */
  readonly kind: string;
  /** What its callers depend on: its first lines as written, on one line. */
  readonly signature: string;
  /** The exported declaration around it. */
  readonly inside: string | undefined;
}

/** How a change treats a declaration that other files can refer to. */
export interface ExportChange {
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly name: string;
  readonly kind: string;
  readonly path: string;
  /** Its signature: the new one, or that of a removed declaration. */
  readonly signature: string;
  /** The earlier signature of a changed declaration. */
  readonly before?: string;
  /** The file that a moved declaration comes from. */
  readonly from?: string;
}

/** Two versions of a file; empty lists for a version that does not exist. */
export interface ComparedFile {
  readonly path: string;
  readonly before: readonly ExportedDeclaration[];
  readonly after: readonly ExportedDeclaration[];
}

/** In UTF-16 code units. People write smaller files, and parsing a larger one takes seconds. */
const MAX_CHARACTERS = 256 * 1_024;

/** Reads what a file exports; undefined if no grammar can read it. */
export async function readExports(
  path: string,
  text: string,
  grammars: Grammars,
): Promise<readonly ExportedDeclaration[] | undefined> {
  const language = languageOf(path, text.split('\n', 1)[0]?.slice(0, 200));
  if (language === undefined || text.length > MAX_CHARACTERS) {
    return undefined;
  }
  const [facts, symbols] = await Promise.all([
    grammars.readFacts?.(text, language, [], ['declarations']),
    grammars.readSymbols?.(text, language),
  ]);
  return facts === undefined || symbols === undefined ? undefined : listExports(text, language, facts, symbols);
}

/** Languages in which a file passes names on to those who import it only if it says so. */
const PASSES_ON = new Set(['javascript', 'javascriptreact', 'typescript', 'typescriptreact']);
/** Not part of what callers write. */
const HIDDEN_KINDS = new Set<DeclarationFact['kind']>(['namespace', 'parameter', 'type-parameter', 'test']);

function listExports(
  text: string,
  language: string,
  { declarations }: CodeFacts,
  symbols: Symbols,
): readonly ExportedDeclaration[] {
  const lines = text.split(/\r?\n/);
  const listed = new Set(symbols.exports.map(({ local }) => local));
  const isHidden = hidingOf(language, lines, declarations);
  const isExported = (one: DeclarationFact): boolean => {
    if (isHidden(one)) {
      return false;
    }
    const around = one.inside === undefined ? undefined : declarations[one.inside];
    const isMember = around !== undefined && around.kind !== 'namespace';
    return one.isExported || (!isMember && listed.has(one.name ?? ''));
  };
  const own = declarations.flatMap((one): readonly ExportedDeclaration[] =>
    one.name === undefined || HIDDEN_KINDS.has(one.kind) || !isExported(one)
      ? []
      : [
          {
            name: [...namesAround(one, declarations), one.name].join('.'),
            kind: one.kind,
            signature: readSignature(one, lines),
            inside: namesAround(one, declarations).join('.') || undefined,
          },
        ],
  );
  const passedOn = PASSES_ON.has(language) ? symbols.imports.filter((one) => one.isPassedOn) : [];
  return [
    ...own,
    ...passedOn.map(({ local, imported, specifier }) => ({
      name: local ?? `* from ${specifier}`,
      kind: 'export',
      signature: local === undefined ? `* from '${specifier}'` : `${imported} from '${specifier}'`,
      inside: undefined,
    })),
  ];
}

function namesAround(one: DeclarationFact, declarations: readonly DeclarationFact[]): readonly string[] {
  const names: string[] = [];
  for (let at = one.inside; at !== undefined; at = declarations[at]?.inside) {
    names.unshift(declarations[at]?.name ?? '');
  }
  return names.filter((name) => name !== '');
}

/** The beginning of a declaration that is long enough for its head. */
const MAX_HEAD_CHARACTERS = 2_000;
const VALUES = new Set<DeclarationFact['kind']>(['constant', 'variable', 'field', 'property', 'enum-member']);

/** The head of a declaration without its body. Of a value, only what is before it: callers do not depend on the value. */
function readSignature(one: DeclarationFact, lines: readonly string[]): string {
  const head = sliceLines(one, lines)
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([]) | (?=[)\]])/g, '$1')
    .replaceAll(/,(?=[)\]])/g, '')
    .trim();
  if (one.body === undefined && VALUES.has(one.kind)) {
    return head.replace(/\s*(?<![=!<>])=(?![=>]).*$/, '').replace(/[;,]$/, '');
  }
  return one.kind === 'type' ? head.replace(/;$/, '') : head.slice(0, endOfHead(head)).trim();
}

function sliceLines({ line, column, endLine, endColumn }: DeclarationFact, lines: readonly string[]): string {
  const taken = lines.slice(line - 1, endLine);
  const last = taken.length - 1;
  return taken
    .map((text, index) => text.slice(index === 0 ? column : 0, index === last ? endColumn : undefined))
    .join('\n')
    .slice(0, MAX_HEAD_CHARACTERS);
}

/** Where a body begins: at a brace that no type needs, at an arrow, or at the colon that ends a head in Python. */
function endOfHead(head: string): number {
  let depth = 0;
  for (const { 0: sign, index } of head.matchAll(/=>|->|[()[\]{}:;]/g)) {
    if ('([{'.includes(sign)) {
      if (sign === '{' && depth === 0 && !/[:|&<,=]\s*$/.test(head.slice(0, index).replace(/->\s*$/, ':'))) {
        return index;
      }
      depth += 1;
    } else if (')]}'.includes(sign)) {
      depth -= 1;
    } else if (depth === 0 && (sign === '=>' || sign === ';')) {
      return index;
    } else if (depth === 0 && sign === ':' && /^(?:async )?(?:def|class) /.test(head)) {
      return index;
    }
  }
  return head.length;
}

/** Compares what the files of a change export, before and after it. A declaration with the same head in another file has moved. */
export function compareExports(files: readonly ComparedFile[]): readonly ExportChange[] {
  const changes = files.flatMap(compareFile);
  const removed = changes.filter(({ change }) => change === 'removed');
  const taken = new Set<ExportChange>();
  const settled = changes.map((one): ExportChange => {
    const from = one.change === 'added' ? removed.find((other) => !taken.has(other) && isSame(one, other)) : undefined;
    if (from === undefined) {
      return one;
    }
    taken.add(from);
    return { ...one, change: 'moved', from: from.path };
  });
  return settled.filter((one) => !taken.has(one));
}

function isSame(one: ExportChange, other: ExportChange): boolean {
  return one.name === other.name && one.kind === other.kind && one.signature === other.signature;
}

/** Members of a declaration that was added or removed as a whole are not listed. */
function compareFile({ path, before, after }: ComparedFile): readonly ExportChange[] {
  const earlier = groupByKey(before);
  const later = groupByKey(after);
  const changes = joinKinds([
    ...[...later].flatMap(([key, ones]) => compareOverloads(path, earlier.get(key) ?? [], ones)),
    ...[...earlier].flatMap(([key, ones]) => (later.has(key) ? [] : compareOverloads(path, ones, []))),
  ]);
  const whole = new Set(
    changes.flatMap(({ change, name }) => (change === 'added' || change === 'removed' ? [`${change} ${name}`] : [])),
  );
  const inside = new Map([...before, ...after].map((one) => [one.name, one.inside]));
  return changes.filter(({ change, name }) => !whole.has(`${change} ${inside.get(name) ?? ''}`));
}

/** A name that stays and becomes something else, such as a constant that becomes a function, has changed. */
function joinKinds(changes: readonly ExportChange[]): readonly ExportChange[] {
  const removed = new Map(changes.filter(({ change }) => change === 'removed').map((one) => [one.name, one]));
  const replaced = new Set<ExportChange>();
  const joined = changes.map((one): ExportChange => {
    const before = one.change === 'added' ? removed.get(one.name) : undefined;
    if (before === undefined || replaced.has(before)) {
      return one;
    }
    replaced.add(before);
    return { ...one, change: 'changed', before: before.signature };
  });
  return joined.filter((one) => !replaced.has(one));
}

function groupByKey(ones: readonly ExportedDeclaration[]): ReadonlyMap<string, readonly ExportedDeclaration[]> {
  return groupBy(ones, ({ kind, name }) => `${kind} ${name}`);
}

/** Compares the declarations of one name: overloads, and methods that are declared several times. */
function compareOverloads(
  path: string,
  before: readonly ExportedDeclaration[],
  after: readonly ExportedDeclaration[],
): readonly ExportChange[] {
  const known = new Set(before.map(({ signature }) => signature));
  const kept = new Set(after.map(({ signature }) => signature));
  const added = after.filter(({ signature }) => !known.has(signature));
  const removed = before.filter(({ signature }) => !kept.has(signature));
  const draw = (change: 'added' | 'removed', { name, kind, signature }: ExportedDeclaration): ExportChange => ({
    change,
    name,
    kind,
    path,
    signature,
  });
  const pairs = Math.min(added.length, removed.length);
  return [
    ...added.slice(0, pairs).map((one, index) => ({
      ...draw('added', one),
      change: 'changed' as const,
      before: removed[index]?.signature ?? '',
    })),
    ...added.slice(pairs).map((one) => draw('added', one)),
    ...removed.slice(pairs).map((one) => draw('removed', one)),
  ];
}
