import type { LineRange } from '../syntax/types.ts';
import type { ContextNote } from './note.ts';

/** Lines of a file that help to understand a change, and why they do. */
export interface ContextPiece extends LineRange {
  readonly path: string;
  /** The name of the provider that found them. */
  readonly provider: string;
  /** For readers of a dump, such as "declares `total`, which src/cart.ts uses". */
  readonly why: string;
  /**
   * How much the lines help; 1 is the declaration of a name that the change uses once. Pieces are chosen by their worth
   * for each token.
   */
  readonly worth: number;
  /** The changed files that they help to understand. */
  readonly for: readonly string[];
}

/** Pieces and notes that providers found, with the files that the pieces are taken from. */
export interface FoundContext {
  readonly pieces: readonly ContextPiece[];
  /** By path: the lines of each file that a piece names. The first one is line 1. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** By path of a changed file: about how many tokens its whole text has. Absent for those whose text is not known. */
  readonly sizes?: ReadonlyMap<string, number>;
  readonly notes: readonly ContextNote[];
}
