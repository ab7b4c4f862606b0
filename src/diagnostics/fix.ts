/** A part of a text and its replacement. Offsets are UTF-16 code units into the whole file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change that probably fixes a problem. `--fix` never makes it; a person decides. */
export interface Suggestion {
  /** What the change does, as an order: "Write `name: reviewer`". */
  readonly title: string;
  /** Why it needs a decision, as a clause: "another model has another price". */
  readonly reason: string;
  readonly fix: Fix;
}

/** A change that certainly fixes a problem without changing what the file means. */
export type Fix =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  /** A path from the repository's root. */
  | { readonly kind: 'rename'; readonly to: string }
  /** The whole new text, for example if the bytes of the file are not UTF-8. */
  | { readonly kind: 'rewrite'; readonly text: string };
