import type { Side } from '../types.ts';

/** A finding of an earlier run, as its comment on the pull request, or the state of the last run, shows it now. */
export interface EarlierFinding {
  /** Its own fingerprint first, then those of its other places. */
  readonly fingerprints: readonly string[];
  /** The path when it was posted. */
  readonly path: string;
  readonly side: Side;
  /** The line where GitHub shows its comment now; absent for a comment on a file, and for one whose line has changed. */
  readonly line?: number;
  readonly startLine?: number;
  /** Whether the commented lines have changed since. */
  readonly isOutdated: boolean;
  /** What it is about and the code that it points at; absent in comments of versions that did not record it. */
  readonly identity?: FindingIdentity;
  readonly title: string;
  /** Body without title and markers. */
  readonly body?: string;
}

/** By what a finding is recognized in a later run. None of it depends on line numbers or on the words of a model. */
export interface FindingIdentity {
  /** The cited guideline statement, else a family of kinds. */
  readonly about: string;
  /** Digest of the normalised code that it points at; absent for a finding without a line. */
  readonly code?: string;
  /** Digest of the name of the enclosing declaration; absent outside of declarations and without a grammar. */
  readonly within?: string;
}
