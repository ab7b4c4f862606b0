import type { DeclaredSymbol, ExportedName, ImportedName, LocalName } from '../syntax/symbols/types.ts';

/** The files that the index reads, usually the head of a change. */
export interface SymbolFiles {
  /** All paths, the nearest to the change first. */
  paths(): Promise<readonly string[]>;
  /** The ids that git gives the contents of files, by path, as far as they are known without reading. */
  ids?(): Promise<ReadonlyMap<string, string>>;
  /** The text of a file. Undefined if it must not be shown, or is missing, binary or too large. */
  read(path: string): Promise<string | undefined>;
  /** From 0 to 1; changed files are 1. */
  closeness(path: string): number;
  /** The files of these that one search may read, if reading costs requests. */
  affordable?(paths: readonly string[]): Promise<readonly string[]>;
}

/** A named declaration of a file. Lines count from 1. */
export interface SymbolDeclaration extends DeclaredSymbol {
  readonly path: string;
}

/** The names of a file. */
export interface FileSymbols {
  readonly path: string;
  readonly text: string;
  /** VS Code's id. */
  readonly language: string;
  readonly declarations: readonly SymbolDeclaration[];
  readonly locals: readonly LocalName[];
  readonly imports: readonly ImportedName[];
  readonly exports: readonly ExportedName[];
  /** How the names were found. */
  readonly by: 'grammar' | 'patterns';
}

/** Where a name is used. */
export interface NamePlace {
  readonly path: string;
  readonly line?: number;
  /** Whether the name follows a dot, so that it is a member's. */
  readonly isMember?: boolean;
  /** A name that neither its file nor its imports explain is not searched for if more files have it. */
  readonly mostFiles?: number;
}

/** A declaration that a name may mean. */
export interface FoundDeclaration {
  readonly declaration: SymbolDeclaration;
  /** How it was found. Only `repository` is a guess by the name alone. */
  readonly by: 'file' | 'package' | 'repository' | 'imported';
  /** From 0 to 1. Declarations that are only found by their name share it. */
  readonly certainty: number;
}

/** A line that uses a declaration. */
export interface SymbolUse {
  readonly path: string;
  readonly line: number;
  readonly isTest: boolean;
  /** Whether the line only imports it. */
  readonly isImport: boolean;
  /** Whether the file is the declaration's own, or imports it, as far as imports can be followed. */
  readonly isSure: boolean;
}
