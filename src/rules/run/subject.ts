import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadBytes } from '../../workspace/read-text.ts';
import type { CheckedFile, RepositoryView } from '../types.ts';

/** A file to check, and a function that reads its bytes. */
export interface FileToCheck extends CheckedFile {
  readonly read: () => Promise<ReadBytes>;
}

/** What is checked. */
export interface Subject {
  readonly files: readonly FileToCheck[];
  /** Problems found while searching for the files. */
  readonly given: readonly Diagnostic[];
  readonly repository: RepositoryView;
}
