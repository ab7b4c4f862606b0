import type { ReviewState } from '../../reports/review/state/state.ts';
import type { PullNow } from '../client.ts';
import type { PostedComment } from '../threads/comments.ts';
import type { ReviewRow } from '../threads/thread-rows.ts';
import type { OwnThread } from './own-thread.ts';

/** What is on the pull request now. Only what our own login wrote counts as ours. */
export interface Standing {
  /** The login that posts; undefined if GitHub does not name it. Then only those of `github-actions[bot]` count as ours. */
  readonly login: string | undefined;
  /** The pull request itself; absent if only the REST API answered. */
  readonly now?: PullNow;
  /** The login of the author of the change; absent if it is not known. */
  readonly author?: string;
  /** Our summary of this part of the change: the oldest one, if several runs at once wrote one each. */
  readonly summary: PostedComment | undefined;
  /** All our summaries of this part, the kept one first. */
  readonly summaries: readonly PostedComment[];
  /** Our summaries of other parts: see `part.ts`. */
  readonly otherSummaries: readonly PostedComment[];
  /** Whether another job of ours reviews another part of the change. */
  readonly isShared: boolean;
  /**
   * What the last finished review of this part recorded in its summary, with what people silenced and paused in those of other
   * parts; undefined if no summary is sealed by us.
   */
  readonly state: ReviewState | undefined;
  /** Our threads, oldest first, without doubles. */
  readonly threads: readonly OwnThread[];
  /** Our reviews of this part, oldest first. */
  readonly reviews: readonly ReviewRow[];
  /** The fingerprints in the first comments of our threads. */
  readonly fingerprints: ReadonlySet<string>;
  /** Comments on lines and files that an older one equals. */
  readonly doubles: readonly DoubledComment[];
}

export interface DoubledComment {
  readonly id: number;
  /** The id for GraphQL; absent if the API did not say. */
  readonly nodeId?: string;
}

/** A pull request on which nothing is ours. */
export const NOTHING_STANDING: Standing = {
  login: undefined,
  summary: undefined,
  summaries: [],
  otherSummaries: [],
  isShared: false,
  state: undefined,
  threads: [],
  reviews: [],
  fingerprints: new Set(),
  doubles: [],
};
