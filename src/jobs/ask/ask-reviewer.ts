import { converse } from '../../agents/converse.ts';
import type { Conversation } from '../../agents/conversation.ts';
import { joinReviews, readReview } from '../../agents/read-review.ts';
import type { SubagentReport } from '../../agents/run-subagent.ts';
import { UserError } from '../../errors.ts';
import { REVIEW_ANSWER } from '../../findings/answer-shape.ts';
import type { ParsedReply } from '../../findings/parse.ts';
import type { Draft } from '../../findings/types.ts';
import { shownFile, type HunkPart } from '../../prompt/parts/change.ts';
import { delegatedTaskPiece } from '../../prompt/parts/conversation.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import type { PromptRequest } from '../compose/compose-prompt.ts';
import {
  composeWithin,
  planReview,
  turnsOf,
  type CallOfAgent,
  type PlanDesk,
  type PlannedReview,
  type ReviewTask,
} from '../compose/compose-for-reviewers.ts';
import type { ReviewModels } from '../compose/review-models.ts';

/** What all reviewers of a run work with. */
export interface ReviewDesk extends PlanDesk {
  readonly models: ReviewModels;
}

/** A reviewer with what came of its conversations, in the order of its requests. */
export interface HeldReview {
  readonly planned: PlannedReview;
  readonly held: readonly HeldRequest[];
  /** The name of the reviewer that called it; absent for those that were chosen. */
  readonly caller?: string;
}

/** A request and the conversation that it began. */
export interface HeldRequest {
  readonly request: PromptRequest;
  readonly conversation: Conversation<ParsedReply>;
  /** Where it was divided: what counts in its place. */
  readonly divided?: DividedRequest;
}

/** The smaller requests that one was divided into. */
export interface DividedRequest {
  readonly held: readonly HeldRequest[];
  /** Parts of the change that none of them could hold. */
  readonly tooLarge: readonly HunkPart[];
}

/**
 * Has a reviewer's model call agents.
 * @param onCalled gets each review that such a call led to
 */
export function taskOf(desk: ReviewDesk, chain: readonly string[], onCalled: (review: HeldReview) => void): ReviewTask {
  return { chain, call: (called) => callAgent(desk, called, onCalled) };
}

async function callAgent(
  desk: ReviewDesk,
  { agent, caller, access, prompt, chain }: CallOfAgent,
  onCalled: (review: HeldReview) => void,
): Promise<SubagentReport> {
  const reviewer: Reviewer = { name: agent.name, agent, files: caller.files };
  const planned = await planReview(desk, reviewer, taskOf(desk, chain, onCalled), {
    parts: { query: [delegatedTaskPiece(caller.name, prompt)] },
    inherited: access,
  });
  const held = await holdReview(desk, planned);
  onCalled({ planned, held, caller: caller.name });
  return reportOf(planned, held);
}

/** A prompt that does not fit is the caller's to know of, and the review goes on. */
function reportOf({ unfit }: PlannedReview, held: readonly HeldRequest[]): SubagentReport {
  const ends = held.flatMap(endsOf).map(({ conversation }) => conversation);
  const failed = ends.find(({ answer }) => answer === undefined);
  const failure = unfit?.message ?? (failed === undefined ? undefined : (failed.failure?.reason ?? NOTHING_READ));
  const summary = ends.flatMap(({ answer }) => answer?.summary ?? []).join(' ');
  return {
    drafts: draftsOf(held),
    ...(summary === '' ? {} : { summary }),
    shortages: [...new Set(ends.flatMap(({ shortages }) => shortages))],
    ...(failure === undefined ? {} : { failure }),
  };
}

const NOTHING_READ = 'no answer of it could be read';

/** Holds all conversations of a reviewer side by side; none of them rejects. */
export function holdReview(
  desk: ReviewDesk,
  planned: PlannedReview,
  onHeld: () => void = () => {},
): Promise<readonly HeldRequest[]> {
  return Promise.all(
    planned.composed.requests.map(async (request) => {
      const held = await holdRequest(desk, planned, request);
      onHeld();
      return held;
    }),
  );
}

/** Of a prompt that turned out to be more than the model takes. */
const SMALLER = 0.5;

/** Where a prompt is longer than the model takes after all, it is divided into smaller ones, once. */
async function holdRequest(desk: ReviewDesk, planned: PlannedReview, request: PromptRequest): Promise<HeldRequest> {
  const conversation = await converseOn(desk, planned, request, planned.access.budget);
  if (conversation.failure?.cause !== 'too-long' || conversation.answer !== undefined || desk.models.signal.aborted) {
    return { request, conversation };
  }
  const divided = await holdDivided(desk, planned, request);
  return divided === undefined ? { request, conversation } : { request, conversation, divided };
}

/** Holds what a request shows of the change in smaller ones; none where what is never cut takes more than these. */
async function holdDivided(
  desk: ReviewDesk,
  planned: PlannedReview,
  request: PromptRequest,
): Promise<DividedRequest | undefined> {
  const { composed } = planned;
  const budget = Math.floor(request.tokens * SMALLER) + composed.toolTokens;
  const reviewer = { ...composed.reviewer, files: request.shown.map(shownFile) };
  const smaller = composeWithin(desk, reviewer, { ...planned, tools: composed.tools, budget });
  if (smaller instanceof UserError) {
    return undefined;
  }
  const held = smaller.requests.map(async (part) => ({
    request: part,
    conversation: await converseOn(desk, { ...planned, composed: smaller }, part, budget),
  }));
  return { held: await Promise.all(held), tooLarge: smaller.tooLarge };
}

function converseOn(
  { models, settings }: ReviewDesk,
  { composed, access, toolsFor }: PlannedReview,
  request: PromptRequest,
  budget: number,
): Promise<Conversation<ParsedReply>> {
  const { meter, deadline, signal } = models;
  return converse({
    ...access,
    agent: composed.reviewer.name,
    messages: request.messages,
    shape: REVIEW_ANSWER,
    tools: composed.tools.length === 0 ? [] : toolsFor(request.shown.map(shownFile)),
    maxTurns: turnsOf(settings, composed.reviewer),
    budget,
    meter,
    deadline,
    signal,
    read: readReview,
    join: joinReviews,
  });
}

/** The requests that count: of one that was divided, the smaller ones. */
export function endsOf(held: HeldRequest): readonly HeldRequest[] {
  return held.divided?.held ?? [held];
}

/** All conversations of a reviewer, those among them in whose place smaller ones were held. */
export function conversationsOf({ held }: Pick<HeldReview, 'held'>): readonly Conversation<ParsedReply>[] {
  return held.flatMap(({ conversation, divided }) => [
    conversation,
    ...(divided?.held ?? []).map((smaller) => smaller.conversation),
  ]);
}

/** The parts of the change that none of a reviewer's requests could hold. */
export function tooLargeOf({ planned, held }: HeldReview): readonly HunkPart[] {
  return [...planned.composed.tooLarge, ...held.flatMap(({ divided }) => divided?.tooLarge ?? [])];
}

/** What a reviewer found, with its name. */
export function signedDrafts({ planned, held }: HeldReview): readonly Draft[] {
  const agents = [planned.composed.reviewer.name];
  return draftsOf(held).map((draft) => ({ ...draft, agents }));
}

function draftsOf(held: readonly HeldRequest[]): readonly Draft[] {
  return held.flatMap(endsOf).flatMap(({ conversation }) => conversation.answer?.drafts ?? []);
}
