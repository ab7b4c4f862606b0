import type { FoundDeclaration } from '../../symbols/types.ts';
import { countWork, type Work } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { textKind } from '../../text/languages/text-kinds.ts';
import { changedNames, type ChangedName } from '../changed-names.ts';
import type { ChangedText } from '../provider.ts';

/** What is known of the names that a change uses. It is looked up once, although several providers ask for it. */
export interface NameLookup {
  /** The names of a changed file. */
  namesOf(path: string): readonly ChangedName[];
  /**
   * The declarations that a name without a receiver means; none if it is too common to tell.
   *
   * @param work counts what looking it up takes, also if another provider looked it up before
   */
  declarationsOf(
    path: string,
    name: ChangedName,
    signal: AbortSignal,
    work?: Work,
  ): Promise<readonly FoundDeclaration[]>;
}

/** A change that uses more names was generated; the names of the files with most changed lines come first. */
const MAX_NAMES = 1_500;
/** A name in more files that is neither imported nor declared in its own is a word of the language or its library. */
const MAX_FILES_WITH = 25;
/** The number of declarations that are shown of those found by their name alone. */
const MOST_UNSURE = 2;

export function openNameLookup(index: SymbolIndex, changed: readonly ChangedText[]): NameLookup {
  const names = listNames(changed);
  const known = new Map<string, Promise<{ readonly found: readonly FoundDeclaration[]; readonly done: number }>>();
  const look = async (path: string, used: ChangedName, signal: AbortSignal) => {
    const work = countWork();
    const found = await lookUp(index.countedBy(work), path, used, signal);
    return { found, done: work.done() };
  };
  return {
    namesOf: (path) => names.get(path) ?? [],
    async declarationsOf(path, used, signal, work) {
      const key = JSON.stringify([path, used.name, used.receivers.length > 0]);
      const looking = known.get(key) ?? look(path, used, signal);
      known.set(key, looking);
      const { found, done } = await looking;
      work?.add(done);
      return found;
    },
  };
}

function listNames(changed: readonly ChangedText[]): ReadonlyMap<string, readonly ChangedName[]> {
  const names = new Map<string, readonly ChangedName[]>();
  let left = MAX_NAMES;
  const largestFirst = changed.toSorted((a, b) => size(b) - size(a));
  for (const { file } of largestFirst) {
    const some = isCode(file.path) ? changedNames(file).slice(0, left) : [];
    names.set(file.path, some);
    left -= some.length;
  }
  return names;
}

/** Words of prose and data do not name code. */
export function isCode(path: string): boolean {
  return textKind(languageOf(path) ?? 'plaintext') === 'code';
}

function size({ file }: ChangedText): number {
  return file.additions + file.deletions;
}

async function lookUp(
  index: SymbolIndex,
  path: string,
  { name, line, receivers }: ChangedName,
  signal: AbortSignal,
): Promise<readonly FoundDeclaration[]> {
  const isMember = receivers.length > 0;
  if (isMember && (await isOfPackage(index, path, receivers[0] ?? '', signal))) {
    return [];
  }
  const found = await index.findDeclarations(name, { path, line, isMember, mostFiles: MAX_FILES_WITH }, signal);
  const sure = found.filter(({ by }) => by !== 'repository');
  return sure.length > 0
    ? sure
    : found.filter(({ declaration }) => isSameLanguage(declaration.path, path)).slice(0, MOST_UNSURE);
}

/** Whether a name is imported from a package that is not in the repository. */
async function isOfPackage(index: SymbolIndex, path: string, name: string, signal: AbortSignal): Promise<boolean> {
  const file = await index.read(path);
  return (
    file?.imports.some(({ local }) => local === name) === true &&
    (await index.findDeclarations(name, { path }, signal)).length === 0
  );
}

/** Whether code of two files may use each other's names without an import that says so. */
export function isSameLanguage(a: string, b: string): boolean {
  return familyOf(a) === familyOf(b);
}

function familyOf(path: string): string {
  const extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? path;
  return FAMILIES.find((family) => family.includes(extension))?.[0] ?? extension;
}

/** Extensions of languages that use each other's names. Other files are related to those with the same extension. */
const FAMILIES: readonly (readonly string[])[] = [
  ['.astro', '.cjs', '.cts', '.js', '.jsx', '.mjs', '.mts', '.svelte', '.ts', '.tsx', '.vue'],
  ['.c', '.cc', '.cpp', '.cxx', '.h', '.hh', '.hpp', '.hxx', '.m', '.mm'],
  ['.groovy', '.java', '.kt', '.kts', '.scala'],
];
