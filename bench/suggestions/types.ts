import type { Language } from './languages.ts';

/** Consecutive lines of a hunk, without context: numbers count from 1. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** A file of a real commit, before and after it. */
export interface FileChange {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly language: Language;
  /** Whether it is a workflow, or something like it, which must never get a button. */
  readonly isProtected: boolean;
  /** Empty for a new file. */
  readonly base: string;
  readonly head: string;
  /** Lines of the head without line ends. The empty rest after the last line end is not a line. */
  readonly lines: readonly string[];
  readonly hunks: readonly Hunk[];
  /** Replacements of changed lines by the next commit that changes the file. */
  readonly laterEdits: readonly Edit[];
}

/** Lines of the head, and what a reviewer wants in their place. */
export interface Edit {
  /** The way it was made, for the list of failures. */
  readonly kind: string;
  /** First and last line that is replaced, counted from 1. */
  readonly start: number;
  readonly end: number;
  readonly replacement: readonly string[];
}

/** The number of lines that are replaced, and by how many. */
export type Shape = 'one to one' | 'one to several' | 'several to one' | 'several to several';

/** A comment as the model writes it. */
export interface ModelComment {
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly quote: string;
  readonly severity: string;
  readonly kind: string;
  readonly guideline: null;
  readonly title: string;
  readonly body: string;
  readonly suggestion: string;
  readonly confidence: number;
}

/** One suggestion of a model, and what may become of it. */
export interface SuggestionCase {
  readonly name: string;
  readonly form: string;
  /** A `right` suggestion says what to do and may be kept; a `wrong` one must be withheld. */
  readonly intent: 'right' | 'wrong';
  readonly repository: string;
  readonly commit: string;
  readonly language: string;
  readonly edit: Edit;
  /** Undefined for a new file. */
  readonly base: string | undefined;
  readonly head: string;
  /** The head after the replacement that is meant. Undefined if any button is wrong. */
  readonly wanted: string | undefined;
  readonly comment: ModelComment;
  /** Whether the path has a meaning and must stay as it is. */
  readonly isPathFixed: boolean;
}
