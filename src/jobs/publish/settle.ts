import type { GithubClient, PullRequest } from '../../github/client.ts';
import { liftRequests, listRequests, requestAgain } from '../../github/publishing/life/lift-request.ts';
import type { ThreadPlan } from '../../github/publishing/life/plan-threads.ts';
import { settleThreads } from '../../github/publishing/life/settle-threads.ts';
import type { ReadStanding } from '../../github/publishing/read-standing.ts';
import type { Standing } from '../../github/publishing/standing.ts';
import type { WriteTerms } from '../../github/publishing/write-once.ts';
import { runMarker, type RunKey } from '../../reports/review/markers.ts';

export interface SettleSettings extends WriteTerms {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  readonly run: RunKey;
  readonly readStanding: ReadStanding;
  /** What becomes of our requests for changes. */
  readonly request: 'lift' | 'keep' | 'needed';
}

/**
 * Brings threads and requests for changes of earlier runs in step with the findings of this run. Loses no finding: what
 * fails is returned as sentences, and the next run tries again.
 */
export async function settle(
  { request, run, readStanding, ...terms }: SettleSettings,
  plan: ThreadPlan,
  standing: Standing,
): Promise<readonly string[]> {
  const { client, pull } = terms;
  const readThreads = async (): Promise<Standing['threads']> => (await readStanding()).threads;
  const notes = await settleThreads({ ...terms, readThreads }, plan);
  if (request === 'lift') {
    return [...notes, ...(await liftRequests(client, pull, standing.reviews))];
  }
  // A review with new comments requests changes itself.
  const hasReview = plan.toPost.some(({ placement }) => placement.kind === 'inline');
  const isMissing = listRequests(standing.reviews).length === 0 && plan.since.returned.length > 0 && !hasReview;
  if (request === 'keep' || !isMissing) {
    return notes;
  }
  const readReviews = async (): Promise<Standing['reviews']> => (await readStanding()).reviews;
  const body = `Findings that were fixed are back. Their threads are open again.\n\n${runMarker(run)}`;
  return [...notes, ...(await requestAgain({ ...terms, readReviews }, body))];
}
