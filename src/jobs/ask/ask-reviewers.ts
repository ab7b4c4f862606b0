import { estimateRun, describeEstimate } from '../../models/spending/estimate.ts';
import type { Draft } from '../../findings/types.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { MAX_LINE_CHARACTERS, type HunkPart } from '../../prompt/parts/change.ts';
import type { Options } from '../../options/options.ts';
import { count } from '../../reports/count.ts';
import type { LeftOut } from '../../reports/review/review-result.ts';
import { writeCount } from '../../text/write-count.ts';
import type { ComposedReview } from '../compose/compose-requests.ts';
import type { PartsReport } from '../conclude/measure-coverage.ts';
import {
  endsOf,
  holdReview,
  signedDrafts,
  taskOf,
  tooLargeOf,
  type HeldRequest,
  type HeldReview,
  type ReviewDesk,
} from './ask-reviewer.ts';
import { planReviews, turnsOf, type PlannedReview } from '../compose/compose-for-reviewers.ts';

/** What the models said, and what they were not asked or did not answer. */
export interface Answers {
  /** Those who were chosen, in their order, then those who were called. */
  readonly reviews: readonly HeldReview[];
  /** All that was found, each with the name of its finder. */
  readonly drafts: readonly Draft[];
  readonly summaries: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** What became of the pieces that all requests of the first reviewer share. */
  readonly shared: ReadonlyMap<string, LedgerEntry>;
  /** What was expected before the first request. */
  readonly estimate: string;
}

/** Composes the requests of all reviewers, has them answered side by side, and collects what was found. */
export async function askForReview(desk: ReviewDesk, settings: Pick<Options, 'verify'>): Promise<Answers> {
  const called: HeldReview[] = [];
  const onCalled = (review: HeldReview): void => void called.push(review);
  const plans = await planReviews(desk, ({ name }) => taskOf(desk, [name], onCalled));
  const estimate = estimateOf(plans, desk, settings);
  desk.models.onEstimate(estimate);
  const requests = plans.reduce((sum, { composed }) => sum + composed.requests.length, 0);
  let done = 0;
  const onHeld = (): void => desk.models.onReply((done += 1), requests);
  const chosen = await Promise.all(
    plans.map(async (planned): Promise<HeldReview> => ({ planned, held: await holdReview(desk, planned, onHeld) })),
  );
  const reviews = [...chosen, ...called];
  return {
    reviews,
    drafts: reviews.flatMap(signedDrafts),
    summaries: reviews
      .flatMap(({ held }) => held.flatMap(endsOf))
      .flatMap((one) => one.conversation.answer?.summary ?? []),
    shared: plans[0]?.composed.shared ?? new Map(),
    // What nobody answered matters more than what one of them did not see.
    leftOut: [...reviews.flatMap(notReadOf), ...reviews.flatMap(leftOutOf)],
    estimate,
  };
}

/** Requests that a conversation may need beside its turns: for an answer that could not be read, was empty or too long. */
const REPAIRS = 4;

function estimateOf(
  plans: readonly PlannedReview[],
  { models, settings: { maxTurns } }: ReviewDesk,
  { verify }: Pick<Options, 'verify'>,
): string {
  const planned = plans.flatMap(({ composed, access }) => {
    const model = `${access.model.provider}:${access.model.name}`;
    const turns = composed.tools.length === 0 ? 1 : turnsOf({ maxTurns }, composed.reviewer);
    return composed.requests.map(({ tokens }) => ({
      model,
      inputTokens: tokens + composed.toolTokens,
      budget: access.budget,
      maxRequests: turns + REPAIRS,
    }));
  });
  const sentence = describeEstimate(estimateRun(planned, models.spending));
  return verify ? `${sentence}; what is found is checked in one more` : sentence;
}

/** The parts of the change by what became of them with the first reviewer, which reads all of it. */
export function partsOf({ reviews: [first] }: Answers): PartsReport {
  return first === undefined ? { answered: [], failed: [], overLimit: [] } : partsOfOne(first);
}

/** What a reviewer was given of the change, by what became of it. */
export function partsOfOne(review: HeldReview): PartsReport {
  const ends = review.held.flatMap(endsOf);
  const parts = (of: readonly HeldRequest[]): readonly HunkPart[] => of.flatMap(({ request }) => request.parts);
  return {
    answered: parts(ends.filter(hasAnswer)),
    failed: parts(ends.filter((held) => !hasAnswer(held) && !isOverLimit(held))),
    overLimit: [...parts(ends.filter(isOverLimit)), ...tooLargeOf(review)],
  };
}

/** The requests of those that were chosen of which the change has nothing, whatever was tried for them. */
export function unansweredOf({ reviews }: Answers): readonly HeldRequest[] {
  return reviews
    .filter(({ caller }) => caller === undefined)
    .flatMap(({ held }) => held.flatMap(endsOf))
    .filter((held) => !hasAnswer(held) && !isOverLimit(held));
}

/** Whether a request gave a review, be it one without comments. */
export function hasAnswer({ conversation }: HeldRequest): boolean {
  return conversation.answer !== undefined;
}

/** Whether a ceiling of the run kept it from being sent at all. */
export function isOverLimit({ conversation }: HeldRequest): boolean {
  return conversation.answer === undefined && conversation.failure?.cause === 'over-limit';
}

function notReadOf(review: HeldReview): readonly LeftOut[] {
  const { composed, unfit } = review.planned;
  const ends = review.held.flatMap(endsOf);
  return [
    ...(unfit === undefined
      ? []
      : [{ stage: 'request' as const, source: composed.reviewer.name, reason: unfit.message }]),
    ...notSent(review, ends),
    ...unanswered(composed, ends),
  ];
}

function leftOutOf(review: HeldReview, index: number): readonly LeftOut[] {
  const ends = review.held.flatMap(endsOf);
  return [
    ...cutLines(index, ends),
    ...cutPieces(review.planned.composed, index),
    ...ends.flatMap(({ conversation }) =>
      (conversation.answer?.leftOut ?? []).map((entry) => ({ stage: 'finding' as const, ...entry })),
    ),
  ];
}

function notSent(review: HeldReview, ends: readonly HeldRequest[]): readonly LeftOut[] {
  const { reviewer } = review.planned.composed;
  const to = reviewer.agent === undefined ? '' : ` to ${reviewer.name}`;
  return [
    ...ends.filter(isOverLimit).flatMap(({ request, conversation }) =>
      request.parts.map((part) => ({
        stage: 'change' as const,
        source: part.path,
        reason: `its part ${part.id} was not sent${to}: ${conversation.failure?.reason ?? ''}`,
      })),
    ),
    ...tooLargeOf(review).map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `its part ${part.id} was not sent${to}: a line of it takes more than a request holds (\`max-input-tokens\`)`,
    })),
  ];
}

/** A long line is minified, data, or has something to hide: what the model did not see of it is said, once for all reviewers. */
function cutLines(index: number, ends: readonly HeldRequest[]): readonly LeftOut[] {
  return index > 0
    ? []
    : ends
        .filter((held) => !isOverLimit(held))
        .flatMap(({ request }) => request.parts)
        .filter((part) => part.cutLines > 0)
        .map((part) => ({
          stage: 'change' as const,
          source: part.path,
          reason: `${part.cutLines} of its lines ${part.cutLines === 1 ? 'is' : 'are'} longer than ${writeCount(MAX_LINE_CHARACTERS)} characters; the model saw only the beginning`,
        }));
}

/** The shared pieces are the same in every request, so what was cut is said once; what stands around the change is counted. */
function cutPieces(composed: ComposedReview, index: number): readonly LeftOut[] {
  const pieces = composed.requests[0]?.pieces.filter(({ id }) => composed.shared.has(id)) ?? [];
  const by = index === 0 ? '' : ` for ${composed.reviewer.name}`;
  const shared = pieces.flatMap(({ included, source, id, reason }) =>
    included ? [] : [{ stage: 'request' as const, source: source ?? id, reason: `${reason ?? 'cut'}${by}` }],
  );
  const around = composed.requests.flatMap((request) => request.pieces.filter(({ kind }) => kind === 'context'));
  const less = around.filter(({ reason }) => reason !== null).length;
  const reason = `what stands around the hunks of ${less} of ${count(around.length, 'file')} was shortened or cut${by}`;
  return less === 0 ? shared : [...shared, { stage: 'request', source: 'context', reason }];
}

function unanswered({ requests, reviewer }: ComposedReview, ends: readonly HeldRequest[]): readonly LeftOut[] {
  const by = reviewer.agent === undefined ? '' : ` of ${reviewer.name}`;
  return ends.flatMap((held, index) => {
    const { failure, shortages } = held.conversation;
    if (hasAnswer(held) || isOverLimit(held)) {
      return [];
    }
    const source = `${index + 1} of ${Math.max(requests.length, ends.length)}${by} (${namesOf(held)})`;
    const reason = failure === undefined ? (shortages.at(-1) ?? NO_ANSWER) : withHint(failure);
    return [{ stage: 'request' as const, source, reason }];
  });
}

const NO_ANSWER = 'the reply holds no JSON with comments';

function withHint({ reason, hint }: { readonly reason: string; readonly hint?: string }): string {
  return hint === undefined ? reason : `${reason.replace(/\.$/, '')}. ${hint}`;
}

function namesOf({ request }: HeldRequest): string {
  const paths = [...new Set(request.parts.map((part) => part.path))];
  const [first = 'no file'] = paths;
  return paths.length <= 1 ? first : `${first} and ${paths.length - 1} more`;
}
