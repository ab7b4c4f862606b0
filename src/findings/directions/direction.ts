import type { DirectionForm } from '../../text/directs-model.ts';

/** A place of the change that speaks to a model or a reviewer; lines count from 1. */
export type Direction = (
  | { readonly place: 'title' }
  | { readonly place: 'description'; readonly line: number }
  /** The file's name itself. */
  | { readonly place: 'path'; readonly path: string }
  /** An added line, by its number in the head. */
  | { readonly place: 'line'; readonly path: string; readonly line: number }
) & {
  /** By what it is known. */
  readonly form: DirectionForm | 'hidden-text';
  /** How it begins, as a model may read it: without disguise, hidden characters written out. */
  readonly quote: string;
};
