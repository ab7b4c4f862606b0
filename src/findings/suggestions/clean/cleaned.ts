import type { Target } from '../replacement.ts';

/** A suggestion without its wrapping. */
export type Cleaned =
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  /** The code may be right, but it is not certain what its lines are. */
  | { readonly kind: 'unclear'; readonly lines: readonly string[]; readonly reason: string }
  /** The suggestion contains no code that a person could use. */
  | { readonly kind: 'useless'; readonly reason: string };

/** Removes one kind of wrapping. Returns the same array if there is none. */
export type CleaningStep = (lines: readonly string[], target: Target) => readonly string[] | Unclear;

/** A wrapping that can be read in more than one way. */
export interface Unclear {
  readonly unclear: string;
}

export function isUnclear(result: readonly string[] | Unclear): result is Unclear {
  return 'unclear' in result;
}
