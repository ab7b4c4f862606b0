import type { Severity } from '../../../findings/types.ts';

/**
 * What became of the findings since the last reviewed commit. A finding is in one list only. A finding that is `fresh` or
 * `returned` is not in `open`.
 */
export interface Since {
  /** The commit that the last finished run reviewed; absent if none did, or if its record is not ours. */
  readonly since?: string;
  /** Reported now and not before. */
  readonly fresh: readonly SinceRow[];
  /** Reported before and now. */
  readonly open: readonly SinceRow[];
  /** Reported before and not now, although its file was judged in this run. */
  readonly fixed: readonly SinceRow[];
  /** Fixed before, and reported now. */
  readonly returned: readonly SinceRow[];
  /** Reported before, and not known to be fixed, because its file was not judged in this run. */
  readonly unjudged: readonly SinceRow[];
  /** Would be reported now, but a person resolved its thread, deleted its comment or said that it does not count. */
  readonly dismissed: readonly DismissedRow[];
}

/** A finding, and its comment. */
export interface SinceRow {
  readonly fingerprint: string;
  readonly title: string;
  readonly severity?: Severity;
  readonly path: string;
  /** The line now; for a fixed finding, the line where its comment was shown last. */
  readonly line?: number;
  /** The address of its comment; absent if it has none, or if it is being posted. */
  readonly url?: string;
}

export interface DismissedRow extends SinceRow {
  /** How it was dismissed, as a clause: `a person resolved its thread`. */
  readonly reason: string;
}
