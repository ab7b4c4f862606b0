import type { DirectionForm } from '../../text/directs-model.ts';

/** A text of the change that tries to instruct the model or the reviewer, and its place. Lines count from 1. */
export type Direction = (
  | { readonly place: 'title' }
  | { readonly place: 'description'; readonly line: number }
  /** The path of the file is the text. */
  | { readonly place: 'path'; readonly path: string }
  /** An added line, with its number in the new version of the file. */
  | { readonly place: 'line'; readonly path: string; readonly line: number }
) & {
  /** The kind of attempt, such as a claim of authority or text that people cannot see. */
  readonly form: DirectionForm | 'hidden-text';
  /** The beginning of the text, with look-alike letters replaced and hidden characters written out. */
  readonly quote: string;
};
