import { describeEstimate, estimateRun } from '../../models/spending/estimate.ts';
import type { Options } from '../../options/options.ts';
import { withVerification } from '../../reports/reasons/requests.ts';
import { mostTurns, type ReadyReviewer } from '../compose/compose-for-reviewers.ts';
import type { AskTerms } from './ask-reviewer.ts';

/** Requests that a conversation may need in addition to its turns: after an answer that was unreadable, empty or too long. */
const REPAIRS = 4;

/** Says before the first request what the review is expected to cost. */
export function estimateReview(
  reviewers: readonly ReadyReviewer[],
  { models, settings }: Pick<AskTerms, 'models' | 'settings'>,
  { verify }: Pick<Options, 'verify'>,
): string {
  const conversations = reviewers.flatMap(({ composed, access }) => {
    const turns = composed.tools.length === 0 ? 1 : mostTurns(settings, composed.reviewer);
    return composed.requests.map(({ tokens }) => ({
      model: `${access.model.provider}:${access.model.name}`,
      inputTokens: tokens + composed.toolTokens,
      budget: access.budget,
      maxRequests: turns + REPAIRS,
    }));
  });
  const estimate = describeEstimate(estimateRun(conversations, models.spending));
  return verify && conversations.length > 0 ? withVerification(estimate) : estimate;
}
