import type { Conversation } from '../../agents/conversation.ts';
import type { ParsedReply } from '../../findings/replies/parse-reply.ts';
import type { FailureCause } from '../../models/model.ts';
import type { Draft } from '../../findings/types.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import { failureWithHint, NO_COMMENTS_IN_REPLY } from '../../reports/reasons/requests.ts';
import type { ReadyReviewer } from '../compose/compose-for-reviewers.ts';
import type { PromptRequest } from '../compose/fit-request.ts';

/** A reviewer with its conversations, in the order of its requests. */
export interface AskedReviewer {
  readonly ready: ReadyReviewer;
  readonly asked: readonly AskedRequest[];
  /** The name of the reviewer that called it; absent for a chosen reviewer. */
  readonly caller?: string;
}

/** A request and the conversation that it began. */
export interface AskedRequest {
  readonly request: PromptRequest;
  readonly conversation: Conversation<ParsedReply>;
  /** The smaller requests that count in its place, if it was too long and had to be divided. */
  readonly divided?: DividedRequest;
}

/** The smaller requests that one was divided into. */
export interface DividedRequest {
  readonly asked: readonly AskedRequest[];
  /** Parts of the change that none of them could hold. */
  readonly tooLarge: readonly HunkPart[];
}

/** Parts of the change by what became of them. */
export interface PartsReport {
  /** Parts that a model has answered to. */
  readonly answered: readonly HunkPart[];
  readonly failed: readonly HunkPart[];
  /** Parts that were not sent. */
  readonly overLimit: readonly HunkPart[];
  /** Parts in batches that are not answered yet. */
  readonly waiting: readonly HunkPart[];
}

/** The requests that count: a request itself, or the smaller ones that it was divided into. */
export function finalRequests(asked: AskedRequest): readonly AskedRequest[] {
  return asked.divided?.asked ?? [asked];
}

/** All conversations of a reviewer, with those that smaller ones replaced. */
export function allConversations({ asked }: Pick<AskedReviewer, 'asked'>): readonly Conversation<ParsedReply>[] {
  return asked.flatMap(({ conversation, divided }) => [
    conversation,
    ...(divided?.asked ?? []).map((smaller) => smaller.conversation),
  ]);
}

/** Whether a request was answered by a review, which may have no comments. */
export function hasAnswer({ conversation }: AskedRequest): boolean {
  return conversation.answer !== undefined;
}

/** Whether a limit of the run kept a request from being sent, or a batch from being answered. */
export function isOverLimit(asked: AskedRequest): boolean {
  return findLimit(asked) !== undefined;
}

/** Why a request was not sent, or waits for a batch; undefined if it was sent. */
export function findLimit({ conversation: { answer, failure } }: AskedRequest): string | undefined {
  return answer === undefined && failure !== undefined && (failure.cause === 'over-limit' || isForBatch(failure.cause))
    ? failure.reason
    : undefined;
}

/** Whether a request failed only because its batch is not answered yet. */
function isForBatch(cause: FailureCause): boolean {
  return cause === 'batched' || cause === 'waiting';
}

/** Whether a batch will answer the request, in a later run or round. */
export function waitsForBatch({ answer, failure }: AskedRequest['conversation']): boolean {
  return answer === undefined && failure !== undefined && isForBatch(failure.cause);
}

/** Whether a request was sent and has no answer, after all retries. */
export function isUnanswered(asked: AskedRequest): boolean {
  return !hasAnswer(asked) && !isOverLimit(asked);
}

/** What became of a request. One that was divided is answered only if all the smaller ones are. */
export function findOutcome(asked: AskedRequest): 'answered' | 'failed' | 'notSent' {
  const requests = finalRequests(asked);
  if (requests.every(hasAnswer)) {
    return 'answered';
  }
  return requests.some(isUnanswered) ? 'failed' : 'notSent';
}

/** Why a request has no answer. */
export function explainUnanswered({ conversation: { failure, shortages } }: AskedRequest): string {
  return failure === undefined ? (shortages.at(-1) ?? NO_COMMENTS_IN_REPLY) : failureWithHint(failure);
}

/** The requests of the chosen reviewers; those of agents that a model called do not count. */
export function chosenRequests(reviewers: readonly AskedReviewer[]): readonly AskedRequest[] {
  return reviewers.filter(({ caller }) => caller === undefined).flatMap(({ asked }) => asked.flatMap(finalRequests));
}

/** The unanswered requests of the chosen reviewers. */
export function unansweredRequests(reviewers: readonly AskedReviewer[]): readonly AskedRequest[] {
  return chosenRequests(reviewers).filter(isUnanswered);
}

/** What a reviewer was given of the change, by what became of it. */
export function partsByOutcome(reviewer: AskedReviewer): PartsReport {
  const requests = reviewer.asked.flatMap(finalRequests);
  const partsWhere = (isSo: (asked: AskedRequest) => boolean): readonly HunkPart[] =>
    requests.filter(isSo).flatMap(({ request }) => request.parts);
  return {
    answered: partsWhere(hasAnswer),
    failed: partsWhere(isUnanswered),
    overLimit: [
      ...partsWhere((asked) => isOverLimit(asked) && !waitsForBatch(asked.conversation)),
      ...partsTooLarge(reviewer),
    ],
    waiting: partsWhere(({ conversation }) => waitsForBatch(conversation)),
  };
}

/** The parts of the change that none of a reviewer's requests could hold. */
export function partsTooLarge({ ready, asked }: AskedReviewer): readonly HunkPart[] {
  return [...ready.composed.tooLarge, ...asked.flatMap(({ divided }) => divided?.tooLarge ?? [])];
}

/** What a reviewer found, with its name. */
export function nameFinder({ ready, asked }: AskedReviewer): readonly Draft[] {
  const agents = [ready.composed.reviewer.name];
  return readDrafts(asked).map((draft) => ({ ...draft, agents }));
}

/** What was found in the requests that count. */
export function readDrafts(asked: readonly AskedRequest[]): readonly Draft[] {
  return asked.flatMap(finalRequests).flatMap(({ conversation }) => conversation.answer?.drafts ?? []);
}
