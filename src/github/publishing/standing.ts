import type { ReviewState } from '../../reports/review/state.ts';
import type { PostedComment } from '../comments.ts';
import type { OwnThread } from './own-thread.ts';

/** What is on the pull request now. Only what our own login wrote counts as ours. */
export interface Standing {
  /** The login that posts; undefined if GitHub does not name it. Then comments of any bot count as ours. */
  readonly login: string | undefined;
  /** The head of the pull request. */
  readonly headSha: string;
  /** The login of the author of the change; absent for a deleted account. */
  readonly author?: string;
  /** Our summary: the oldest one, if several runs at once wrote one each. */
  readonly summary: PostedComment | undefined;
  /** What the last finished review recorded in it; undefined if it is not sealed by us. */
  readonly state: ReviewState | undefined;
  /** Our threads, oldest first, without doubles. */
  readonly threads: readonly OwnThread[];
  /** Our reviews, oldest first. */
  readonly reviews: readonly OwnReview[];
  /** The fingerprints in the comments of our threads. */
  readonly fingerprints: ReadonlySet<string>;
  /** Comments and summaries that an older one equals. */
  readonly doubles: { readonly comments: readonly DoubledComment[]; readonly summaries: readonly DoubledComment[] };
}

export interface OwnReview {
  /** The number for the REST API. */
  readonly id: number;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';
  readonly body: string;
  readonly url?: string;
}

export interface DoubledComment {
  readonly id: number;
  /** The id for GraphQL; absent if only the REST API answered. */
  readonly nodeId?: string;
}
