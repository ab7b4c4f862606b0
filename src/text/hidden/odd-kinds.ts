import type { TextRange } from '../source-text.ts';

/**
 * Kinds of characters that a person does not see, sees at another place, or takes for another character than a program
 * does, and characters that replace lost ones.
 */
export type OddKind = 'bidi' | 'look-alike' | 'control' | 'invisible' | 'replacement' | 'selectors' | 'tag';

/** A run of odd characters of one kind. */
export interface OddCharacters extends TextRange {
  readonly kind: OddKind;
}
