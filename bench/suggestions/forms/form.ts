import type { Random } from '../../accuracy/random.ts';
import type { EditWish } from '../edits/draw-edit.ts';
import type { CountErrors } from '../syntax.ts';
import type { Edit, FileChange, ModelComment } from '../types.ts';

/** The change and the edit from which a form of suggestion is made. */
export interface FormInput {
  readonly change: FileChange;
  readonly edit: Edit;
  /** The lines that are replaced. */
  readonly old: readonly string[];
  /** Their replacement. */
  readonly text: string;
  /** Another change of the same half, for lines that are not in this file. */
  readonly other: FileChange;
  readonly countErrors: CountErrors;
  readonly random: Random;
}

/** The fields that a form changes in a plain suggestion. */
export interface FormOutput extends Partial<
  Pick<ModelComment, 'line' | 'startLine' | 'side' | 'quote' | 'title' | 'body' | 'suggestion'>
> {
  /** The path of the file in the repository, if its meaning matters. */
  readonly path?: string;
  /** The file, if the form needs another one. Its lines keep their numbers. */
  readonly head?: string;
  /** Null for a new file. */
  readonly base?: string | null;
  /** The edit that is meant, if it is not the one that was drawn. */
  readonly edit?: Edit;
}

/** A way in which models write suggestions. */
export interface Form {
  readonly name: string;
  readonly edit: EditWish;
  /** Names of the languages in which it occurs; all by default. */
  readonly languages?: readonly string[];
  /** Whether the file may be one that must never get a button. */
  readonly isForProtectedFiles?: boolean;
  /** Whether every button is wrong, even one that does what the edit does. */
  readonly isNeverRight?: boolean;
  /** Undefined if the edit cannot be written in this form. */
  readonly build: (input: FormInput) => FormOutput | undefined;
}
