import type { TextRange } from '../source-text.ts';

/**
 * Characters that a person does not see, or sees in another place or as another one than a program, and those that stand
 * for lost ones.
 */
export type OddKind = 'bidi' | 'look-alike' | 'control' | 'invisible' | 'replacement' | 'selectors' | 'tag';

/** Odd characters of one kind that follow each other. */
export interface OddCharacters extends TextRange {
  readonly kind: OddKind;
}
