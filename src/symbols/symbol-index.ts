import { countReads, type Work } from './count-work.ts';
import { findDeclarations } from './find-declarations.ts';
import { findUses, type UseTerms } from './find-uses.ts';
import { importedFiles, importingFiles } from './linked-files.ts';
import { openRepository, type Repository, type RepositoryTerms } from './repository.ts';
import { findMember, membersOfType } from './find-member.ts';
import type { FileSymbols, FoundDeclaration, NamePlace, SymbolDeclaration, SymbolFiles, SymbolUse } from './types.ts';

/**
 * The declarations and uses of a repository. Create it once per run: it keeps what it read. A file is read when it is
 * needed, and the words of the whole repository only for a name that no import explains.
 */
export interface SymbolIndex {
  /** The names of one file. Undefined if it cannot be read. */
  read(path: string): Promise<FileSymbols | undefined>;
  /** The declarations that a name may mean, the most likely first, at most 8. None for a local name. */
  findDeclarations(name: string, place: NamePlace, signal: AbortSignal): Promise<readonly FoundDeclaration[]>;
  /** The lines that use a declaration: sure ones first, then the nearest; tests after other code; imports last. */
  findUses(declaration: SymbolDeclaration, terms: UseTerms, signal: AbortSignal): Promise<readonly SymbolUse[]>;
  /** The members of a type as it is written in a file, then those that it inherits. */
  membersOf(type: string, from: { readonly path: string }, signal: AbortSignal): Promise<readonly SymbolDeclaration[]>;
  /**
   * The member, with its overloads, that a name means after the names `receivers`, by their types or modules: `c` of
   * `a` and `b` in `a.b.c`.
   */
  findMember(
    receivers: readonly string[],
    member: string,
    at: { readonly path: string; readonly line: number },
    signal: AbortSignal,
  ): Promise<readonly SymbolDeclaration[]>;
  /** The number of files that hold a word. */
  filesWith(word: string, signal: AbortSignal): Promise<number>;
  /** The files that hold a word, the nearest to the change first. */
  listFilesWith(word: string, signal: AbortSignal): Promise<readonly string[]>;
  /** All paths, the nearest to the change first. */
  paths(): Promise<readonly string[]>;
  /** The files of the repository that a file imports. */
  importedFiles(path: string): Promise<readonly string[]>;
  /** The files that import a file, as far as its name tells. */
  importingFiles(path: string, signal: AbortSignal): Promise<readonly string[]>;
  /** How much of the repository `filesWith` counts. */
  extent(signal: AbortSignal): Promise<{ readonly indexed: number; readonly files: number }>;
  /** The same index, with what is read through it counted. */
  countedBy(work: Work): SymbolIndex;
}

export function createSymbolIndex(files: SymbolFiles, terms: RepositoryTerms): SymbolIndex {
  return openIndex(openRepository(files, terms));
}

function openIndex(repository: Repository): SymbolIndex {
  return {
    read: (path) => repository.symbols(path),
    findDeclarations: (name, place, signal) => findDeclarations(repository, name, place, signal),
    findUses: (declaration, terms, signal) => findUses(repository, declaration, terms, signal),
    membersOf: (type, from, signal) => membersOfType(repository, type, from, signal),
    findMember: (receivers, member, at, signal) => findMember(repository, receivers, member, at, signal),
    filesWith: async (word, signal) => (await repository.words(signal)).filesWith(word).length,
    listFilesWith: async (word, signal) => (await repository.words(signal)).filesWith(word),
    paths: () => repository.files.paths(),
    importedFiles: (path) => importedFiles(repository, path),
    importingFiles: (path, signal) => importingFiles(repository, path, signal),
    extent: async (signal) => (await repository.words(signal)).extent,
    countedBy: (work) => openIndex(countReads(repository, work)),
  };
}
