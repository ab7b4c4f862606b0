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
  /** Whether the author belongs to the team of the repository. */
  readonly isAuthorMember: boolean;
  /** Our summary: the oldest one, if several runs at once wrote one each. */
  readonly summary: PostedComment | undefined;
  /** All our summaries, the kept one first. */
  readonly summaries: readonly PostedComment[];
  /** What the last finished review recorded in it; undefined if it is not sealed by us. */
  readonly state: ReviewState | undefined;
  /** Our threads, oldest first, without doubles. */
  readonly threads: readonly OwnThread[];
  /** Our reviews, oldest first. */
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
  isAuthorMember: false,
  summary: undefined,
  summaries: [],
  state: undefined,
  threads: [],
  reviews: [],
  fingerprints: new Set(),
  doubles: [],
};
