import type { FileChange } from '../changes/types.ts';
import type { ContextNote } from './note.ts';
import type { ContextPiece } from './piece.ts';
import type { Work } from '../symbols/count-work.ts';
import type { ContextProviderName } from './provider-names.ts';

/** A changed file, with its text after the change if it could be read. */
export interface ChangedText {
  readonly file: FileChange;
  readonly text: string | undefined;
}

/** What a provider of context reads, and what it hands over. */
export interface ProviderTerms {
  readonly changed: readonly ChangedText[];
  /** Takes a piece at once, so that a provider that is stopped later has not worked for nothing. */
  readonly add: (piece: Omit<ContextPiece, 'provider'>) => void;
  /** Takes a note at once. The part of its text that exceeds the limit of notes is cut. */
  readonly note: (note: Omit<ContextNote, 'provider'>) => void;
  /** Names something that the provider could not use, with the reason. A receipt lists it. */
  readonly leaveOut: (entry: LeftOutSource) => void;
  /** Aborts when the provider reaches its limit, or when somebody ends the run. */
  readonly signal: AbortSignal;
}

/** A source of context that is not used, with the reason. */
export interface LeftOutSource {
  readonly source: string;
  readonly reason: string;
}

/** Finds one kind of code or notes that help to understand a change. */
export interface ContextProvider<Name extends string = ContextProviderName> {
  /** Shown in dumps. A new name needs a row in `provider-names.ts`. */
  readonly name: Name;
  /** For a provider that waits for a server: the clock ends it. */
  readonly mostMilliseconds?: number;
  /** For a provider that searches the repository: what it reads ends it, so that it finds the same on each machine. */
  readonly work?: Work;
  provide(terms: ProviderTerms): Promise<void>;
}
