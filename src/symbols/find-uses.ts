import { splitLines } from '../syntax/lines.ts';
import { blankCommentsAndStrings } from '../text/code-mask.ts';
import { isName } from './find-declarations.ts';
import { isTestPath } from './is-test.ts';
import type { Repository } from './repository.ts';
import type { SymbolDeclaration, SymbolUse } from './types.ts';

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
  const holding = new Set([declaration.path, ...words.filesWith(declaration.name)]);
  const rated = [...holding]
    .map((path) => ({
      path,
      score: repository.files.closeness(path) + (path === declaration.path ? 1 : 0) - (isTestPath(path) ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_FILES);
  const uses: SymbolUse[] = [];
  for (const { path } of rated) {
    if (
      signal.aborted ||
      uses.filter(({ isSure, isTest, isImport }) => isSure && !isTest && !isImport).length >= most
    ) {
      break;
    }
    uses.push(...(await usesIn(repository, declaration, path, isWanted)));
  }
  const rank = ({ isSure, isTest, isImport }: SymbolUse): number =>
    Number(isImport) * 4 + Number(isTest) * 1 + Number(!isSure) * 2;
  return uses.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
}

async function usesIn(
  repository: Repository,
  declaration: SymbolDeclaration,
  path: string,
  isWanted: (path: string, line: number) => boolean,
): Promise<readonly SymbolUse[]> {
  const file = await repository.symbols(path);
  if (file === undefined) {
    return [];
  }
  const { name } = declaration;
  const code = blankCommentsAndStrings(file.text, file.language) ?? file.text;
  const pattern = new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`);
  const own = file.declarations.filter((one) => one.name === name);
  const isSure = await seesDeclaration(repository, declaration, path);
  const isOwnFile = path === declaration.path;
  // A file that declares the name itself means its own.
  if (!isSure && own.some(({ container }) => (container === undefined) === (declaration.container === undefined))) {
    return [];
  }
  const uses: SymbolUse[] = [];
  for (const [index, line] of splitLines(code).entries()) {
    const number = index + 1;
    if (uses.length >= MAX_USES_A_FILE) {
      break;
    }
    if (
      line.length <= MAX_LINE_CHARACTERS &&
      pattern.test(line) &&
      !(isOwnFile && own.some(({ nameLine }) => nameLine === number)) &&
      isWanted(path, number)
    ) {
      const isImport = file.imports.some(
        ({ startLine, endLine }) =>
          startLine <= number && number <= endLine && !/\brequire\b.*\(.*\w.*\)\s*\./.test(line),
      );
      uses.push({ path, line: number, isTest: isTestPath(path), isImport, isSure });
    }
  }
  return uses;
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
  for (const { specifier } of file.imports) {
    if ((await modules.resolve(specifier, path)).includes(declaration.path)) {
      return true;
    }
  }
  return false;
}
