import type { Draft } from '../../findings/types.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { LeftOut } from '../../reports/review/review-result.ts';
import { at } from '../../structures/at.ts';
import type { ReadyReviewer } from '../compose/compose-for-reviewers.ts';
import { askReviewer, type AskTerms } from './ask-reviewer.ts';
import type { RequestProgress } from '../compose/review-models.ts';
import { finalRequests, findOutcome, nameFinder, type AskedRequest, type AskedReviewer } from './asked-reviewer.ts';
import { listUnread, listUnseen } from './list-unseen.ts';

/** What the models said, and what they were not asked or did not answer. */
export interface Answers {
  /** The chosen reviewers in their order, then the agents that their models called. */
  readonly reviewers: readonly AskedReviewer[];
  /** Everything that was found, each with the name of its finder. */
  readonly drafts: readonly Draft[];
  readonly summaries: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** What became of the pieces that all requests of the first reviewer share. */
  readonly shared: ReadonlyMap<string, LedgerEntry>;
  /** What the review was expected to cost, said before the first request. */
  readonly estimate: string;
}

/**
 * Asks all reviewers side by side and collects what they found.
 * @param called the agents that models called meanwhile; read when all reviewers are done
 */
export async function askReviewers(
  terms: AskTerms,
  ready: readonly ReadyReviewer[],
  called: readonly AskedReviewer[],
): Promise<Omit<Answers, 'estimate'>> {
  const requests = ready.reduce((sum, { composed }) => sum + composed.requests.length, 0);
  let progress: RequestProgress = { requests, answered: 0, failed: 0, notSent: 0 };
  const onDone = (asked: AskedRequest): void => {
    const outcome = findOutcome(asked);
    progress = { ...progress, [outcome]: progress[outcome] + 1 };
    // Hundreds may not be sent; they are counted with the next one that was.
    if (outcome !== 'notSent') {
      terms.models.onReply(progress);
    }
  };
  const asked = await Promise.all(
    ready.map(async (one): Promise<AskedReviewer> => ({
      ready: one,
      asked: await askReviewer(terms, one, onDone),
    })),
  );
  const reviewers = [...asked, ...called];
  const replies = reviewers.flatMap((reviewer) => reviewer.asked.flatMap(finalRequests));
  return {
    reviewers,
    drafts: reviewers.flatMap(nameFinder),
    summaries: replies.flatMap(({ conversation }) => conversation.answer?.summary ?? []),
    shared: at(ready, 0).composed.shared,
    // A part that nobody answered matters more than one that a single reviewer did not see.
    leftOut: [...reviewers.flatMap(listUnread), ...reviewers.flatMap(listUnseen)],
  };
}
