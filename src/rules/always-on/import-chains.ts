import { at } from '../../structures/at.ts';
import { openText } from '../reading/texts/checked-text.ts';
import type { ReportInFile, RepositoryView, Said } from '../types.ts';
import type { CheckedFile } from '../types.ts';
import { findImports, importedPath, type ImportMark } from './imports.ts';

export type ImportFacts = readonly { readonly file: CheckedFile; readonly fact: readonly ImportMark[] }[];

/** What following an import finds. Each list begins with the path of the file that has the import. */
export interface ChainFindings {
  /** The paths along a cycle. The last path repeats an earlier one, which closes the cycle. */
  readonly cycle: readonly string[] | undefined;
  /** The longest chain found. */
  readonly longest: readonly string[];
}

/** The most files read, so that a hostile repository cannot make us read without end. No team imports this many. */
const MAX_FILES = 500;
/** Twice what Claude Code follows. */
const MAX_CHAIN = 12;

/** Follows the imports of all files; each file is read once. */
export async function checkChains(
  facts: ImportFacts,
  repository: RepositoryView,
  report: ReportInFile,
  say: (findings: ChainFindings) => Said | undefined,
): Promise<void> {
  const readImportsOnce = importReader(facts, repository);
  for (const { file, fact } of facts.filter(({ file: { level } }) => level === 'repository')) {
    for (const mark of fact) {
      const path = importedPath(file.path, mark);
      const said = path === undefined ? undefined : say(await chainsFrom([file.path, path], readImportsOnce));
      if (said !== undefined) {
        report(file, { start: mark.start - 1, end: mark.end }, said);
      }
    }
  }
}

type ReadImports = (path: string) => Promise<readonly string[]>;

function importReader(facts: ImportFacts, repository: RepositoryView): ReadImports {
  const known = new Map<string, Promise<readonly string[]>>(
    facts.map(({ file, fact }) => [file.path, Promise.resolve(targets(file.path, fact))]),
  );
  return async (path) => {
    const before = known.get(path);
    if (before !== undefined || known.size >= MAX_FILES + facts.length) {
      return (await before) ?? [];
    }
    const read = readImports(path, repository);
    known.set(path, read);
    return await read;
  };
}

async function readImports(path: string, repository: RepositoryView): Promise<readonly string[]> {
  const source = repository.paths.has(path) ? await repository.read(path) : undefined;
  return source === undefined
    ? []
    : targets(path, findImports(source.text, (await openText('claude-md', source.text, false)).body));
}

function targets(from: string, imports: readonly ImportMark[]): readonly string[] {
  return [...new Set(imports.flatMap((mark) => importedPath(from, mark) ?? []))];
}

/** Visits every file that an import leads to once, level by level, by the shortest way. */
async function chainsFrom(start: readonly string[], readImportsOnce: ReadImports): Promise<ChainFindings> {
  const seen = new Set(start);
  let level: readonly (readonly string[])[] = [start];
  let longest = start;
  let cycle: readonly string[] | undefined = start[0] === start[1] ? start : undefined;
  while (level.length > 0 && longest.length < MAX_CHAIN) {
    const next: (readonly string[])[] = [];
    for (const chain of level) {
      for (const path of await readImportsOnce(at(chain, chain.length - 1))) {
        if (chain.includes(path)) {
          cycle ??= [...chain, path];
        } else if (!seen.has(path)) {
          seen.add(path);
          next.push([...chain, path]);
        }
      }
    }
    longest = next[0] ?? longest;
    level = next;
  }
  return { cycle, longest };
}
