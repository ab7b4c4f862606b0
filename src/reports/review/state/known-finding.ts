import type { FindingIdentity } from '../../../findings/identity/finding-identity.ts';
import type { FindingKind, Severity, Side } from '../../../findings/types.ts';

/** A finding that a run reported, as the sealed state of the summary keeps it for later runs. */
export interface KnownFinding {
  /** Its own fingerprint first, then those of its other places. */
  readonly fingerprints: readonly string[];
  readonly identity?: FindingIdentity;
  readonly path: string;
  readonly side: Side;
  readonly line?: number;
  /** Its other places, in the order of their fingerprints. */
  readonly places?: readonly KnownPlace[];
  /** Absent for a finding of a model. Literal checks are run again each time. */
  readonly origin?: 'literal';
  /** The validator's rule that it breaks. */
  readonly rule?: string;
  readonly severity: Severity;
  readonly kind: FindingKind;
  /** Shortened. */
  readonly title: string;
  /** What it says, if it has no comment: the summary is written anew, and would lose it. Shortened. */
  readonly body?: string;
  /** Set if its file is not part of the change, so that no change of a file tells whether it is fixed. */
  readonly isStray?: true;
  /** The cited guideline: its file and line. */
  readonly source?: string;
  readonly sourceLine?: number;
  /**
   * `open`: the last run that looked at its file reported it. `fixed`: it did not. `dismissed`: a person resolved its thread,
   * deleted its comment, or said that it is not to be reported; it never comes back.
   */
  readonly status: 'open' | 'fixed' | 'dismissed';
  /** The id of its comment; absent if it stands in the summary only, and in the run that posts it. */
  readonly comment?: number;
  /** Set if it has a comment. If there is none on the pull request then, a person deleted it. */
  readonly posted?: true;
}

/** One more place of a known finding. */
export interface KnownPlace {
  readonly path: string;
  readonly side: Side;
  readonly line?: number;
}

/** What a person silenced by `/housestyle ignore`, or by dismissing a finding whose comment is gone. */
export interface Silenced {
  /** The text of the statement, or a fingerprint. */
  readonly statement?: string;
  readonly fingerprint?: string;
  /** The path or folder it counts for; absent for the whole change. */
  readonly path?: string;
  /** The login of the person. */
  readonly by: string;
}
