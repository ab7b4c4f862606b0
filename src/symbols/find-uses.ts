import { splitLines } from '../syntax/lines.ts';
import { blankCommentsAndPlainText } from '../text/languages/code-mask.ts';
import { isName } from './find-declarations.ts';
import { findMember } from './find-member.ts';
import { readChains } from './read-chains.ts';
import { isCode } from './is-code.ts';
import { isTestPath } from './is-test.ts';
import type { ModuleMap } from './imports/module-map.ts';
import type { Repository } from './repository.ts';
import type { FileSymbols, SymbolDeclaration, SymbolUse } from './types.ts';

export interface UseTerms {
  readonly most: number;
  /** Whether a line may be given. By default all but those of the declaration's own head. */
  readonly isWanted?: (path: string, line: number) => boolean;
}

/** The most files that are searched for uses. */
const MAX_FILES = 400;
/** The most uses of one file; other files say more. */
const MAX_USES_A_FILE = 50;
const MAX_LINE_CHARACTERS = 2_000;

/** Finds the lines that use a declaration: sure ones first, then the nearest, tests after other code, imports last. */
export async function findUses(
  repository: Repository,
  declaration: SymbolDeclaration,
  { most, isWanted = () => true }: UseTerms,
  signal: AbortSignal,
): Promise<readonly SymbolUse[]> {
  if (!isName(declaration.name)) {
    return [];
  }
  const words = await repository.words(signal);
  const holding = new Set([declaration.path, ...words.filesWith(declaration.name).filter(isCode)]);
  const rated = [...holding]
    .map((path) => ({
      path,
      score: repository.files.closeness(path) + (path === declaration.path ? 1 : 0) - (isTestPath(path) ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_FILES);
  const uses: Rated[] = [];
  const proof = { left: MAX_PROOFS };
  for (const { path } of rated) {
    if (
      signal.aborted ||
      uses.filter(({ use: { isTest, isImport }, rank }) => rank <= 0 && !isTest && !isImport).length >= most
    ) {
      break;
    }
    const found = await usesIn(repository, declaration, path, isWanted);
    uses.push(...(await rateUses(repository, declaration, found, proof, signal)));
  }
  return uses
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ use }) => use);
}

interface Rated {
  readonly use: SymbolUse;
  /** Low ranks come first; 0 and less is sure. */
  readonly rank: number;
}

/** Uses of members whose values are looked at, for one question. */
const MAX_PROOFS = 40;

/** Rates uses. The type of the value before the dot tells whether a use of a member means this one. */
async function rateUses(
  repository: Repository,
  declaration: SymbolDeclaration,
  uses: readonly UseInCode[],
  proof: { left: number },
  signal: AbortSignal,
): Promise<readonly Rated[]> {
  const rated: Rated[] = [];
  for (const { code, ...use } of uses) {
    const isAsked = declaration.container !== undefined && !use.isImport && proof.left > 0 && !signal.aborted;
    proof.left -= isAsked ? 1 : 0;
    const meant = isAsked ? await findMeant(repository, declaration, use, code, signal) : undefined;
    const isSame = meant?.some(({ path, nameLine }) => path === declaration.path && nameLine === declaration.nameLine);
    const rank =
      Number(use.isImport) * 8 +
      Number(use.isTest) * 2 +
      (isSame === undefined ? Number(!use.isSure) * 4 + Number(declaration.container !== undefined) : isSame ? 0 : 5);
    rated.push({ use: { ...use, isSure: isSame ?? use.isSure }, rank });
  }
  return rated;
}

/** The members that a line means by a name; undefined if that cannot be told. */
async function findMeant(
  repository: Repository,
  { name }: SymbolDeclaration,
  { path, line }: SymbolUse,
  code: string,
  signal: AbortSignal,
): Promise<readonly SymbolDeclaration[] | undefined> {
  const found = readChains(code).find((one) => one.name === name && one.receivers.length > 0);
  const meant = found === undefined ? [] : await findMember(repository, found.receivers, name, { path, line }, signal);
  return meant.length === 0 ? undefined : meant;
}

/** A use with the code of its line. */
interface UseInCode extends SymbolUse {
  readonly code: string;
}

async function usesIn(
  repository: Repository,
  declaration: SymbolDeclaration,
  path: string,
  isWanted: (path: string, line: number) => boolean,
): Promise<readonly UseInCode[]> {
  const file = await repository.symbols(path);
  if (file === undefined) {
    return [];
  }
  const { name } = declaration;
  const pattern = new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`);
  const own = file.declarations.filter((one) => one.name === name);
  const isSure = await seesDeclaration(repository, declaration, path);
  // A file that declares the name itself means its own.
  if (!isSure && own.some(({ container }) => (container === undefined) === (declaration.container === undefined))) {
    return [];
  }
  const uses: UseInCode[] = [];
  for (const [index, line] of linesOfCode(file).entries()) {
    const number = index + 1;
    if (uses.length >= MAX_USES_A_FILE) {
      break;
    }
    if (
      line.length <= MAX_LINE_CHARACTERS &&
      pattern.test(line) &&
      !own.some(({ nameLine }) => nameLine === number) &&
      isWanted(path, number)
    ) {
      const isImport = file.imports.some(
        ({ startLine, endLine }) =>
          startLine <= number && number <= endLine && !/\brequire\b.*\(.*\w.*\)\s*\./.test(line),
      );
      uses.push({ path, line: number, isTest: isTestPath(path), isImport, isSure, code: line });
    }
  }
  return uses;
}

/** The code of files that were searched before: in a large change, most files are searched for many names. */
const CODE = new WeakMap<FileSymbols, readonly string[]>();

function linesOfCode(file: FileSymbols): readonly string[] {
  const known = CODE.get(file) ?? splitLines(blankCommentsAndPlainText(file.text, file.language) ?? file.text);
  CODE.set(file, known);
  return known;
}

/** Whether a file can see a declaration: it is its own, imports its file, or is of its package. */
async function seesDeclaration(repository: Repository, declaration: SymbolDeclaration, path: string): Promise<boolean> {
  if (path === declaration.path) {
    return true;
  }
  const file = await repository.symbols(path);
  const modules = await repository.modules();
  if (file === undefined) {
    return false;
  }
  if (modules.neighbours(path).includes(declaration.path)) {
    return true;
  }
  return (await targetsOf(file, modules)).has(declaration.path);
}

/** The files that the imports of a file mean, of files that were asked about before. */
const TARGETS = new WeakMap<FileSymbols, Promise<ReadonlySet<string>>>();

function targetsOf(file: FileSymbols, modules: ModuleMap): Promise<ReadonlySet<string>> {
  const known = TARGETS.get(file) ?? resolveImports(file, modules);
  TARGETS.set(file, known);
  // A failed read is not remembered: the network may work the next time.
  known.catch(() => TARGETS.delete(file));
  return known;
}

async function resolveImports({ path, imports }: FileSymbols, modules: ModuleMap): Promise<ReadonlySet<string>> {
  const targets = new Set<string>();
  for (const specifier of new Set(imports.map((one) => one.specifier))) {
    for (const target of await modules.resolve(specifier, path)) {
      targets.add(target);
    }
  }
  return targets;
}
