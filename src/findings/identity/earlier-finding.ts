import type { Side } from '../types.ts';
import type { FindingIdentity } from './finding-identity.ts';

/** A finding of an earlier run, as its comment on the pull request, or the state of the last run, shows it now. */
export interface EarlierFinding {
  /** Its own fingerprint first, then those of its other places. */
  readonly fingerprints: readonly string[];
  /** The keys of its other places in the same order: see `placeKey`. Undefined where a place had none. */
  readonly placeKeys?: readonly (string | undefined)[];
  /** The path when it was posted. */
  readonly path: string;
  readonly side: Side;
  /** The line in the head of now; absent for a comment on a file, and for one whose line has changed since. */
  readonly line?: number;
  readonly startLine?: number;
  /** The line in the commit that was reviewed then; lines may have moved since. */
  readonly lastLine?: number;
  /** Whether the commented lines have changed since. Then `line` is not used. */
  readonly isOutdated: boolean;
  /** What it is about and the code that it points at; absent in comments of versions that did not record it. */
  readonly identity?: FindingIdentity;
  readonly title: string;
  /** Body without title and markers. */
  readonly body?: string;
  /** What became of it. Absent counts as open. Of two that a finding could continue, it continues the open one. */
  readonly status?: 'open' | 'fixed' | 'dismissed';
}
