/** A part of a text and what is to stand in its place; offsets are UTF-16 code units into the whole file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What mends a fault with certainty, without changing what the file means. */
export type Fix =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  /** A path from the repository's root. */
  | { readonly kind: 'rename'; readonly to: string }
  /** The whole file anew, as where its bytes are no UTF-8. */
  | { readonly kind: 'rewrite'; readonly text: string };
