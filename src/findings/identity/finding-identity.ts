/** By what a finding is recognized in a later run. None of it depends on line numbers or on the words of a model. */
export interface FindingIdentity {
  /** Digest of the cited guideline statement, else the family of its kind. */
  readonly about: string;
  /** The family of its kind, also if it cites a statement. */
  readonly family: KindFamily;
  /** Digest of the normalised code that it points at; absent for a finding without a line. */
  readonly code?: string;
  /** Digest of the names of the enclosing declarations; absent outside of declarations and without a grammar. */
  readonly within?: string;
  /** Digests of the nearest lines with a word above and below. */
  readonly before?: string;
  readonly after?: string;
}

/** Kinds that models exchange freely for the same problem. */
export const KIND_FAMILIES = ['fault', 'security', 'style'] as const;
export type KindFamily = (typeof KIND_FAMILIES)[number];
