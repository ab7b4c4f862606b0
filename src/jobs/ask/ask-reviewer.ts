import { converse } from '../../agents/converse.ts';
import type { Conversation } from '../../agents/conversation.ts';
import { joinReviews, readReview } from '../../agents/read-review.ts';
import { UserError } from '../../errors.ts';
import { REVIEW_ANSWER } from '../../findings/answer-shape.ts';
import type { ParsedReply } from '../../findings/replies/parse-reply.ts';
import { shownFile } from '../../prompt/parts/change.ts';
import {
  composeWithinBudget,
  mostTurns,
  type ComposeTerms,
  type ReadyReviewer,
} from '../compose/compose-for-reviewers.ts';
import type { PromptRequest } from '../compose/fit-request.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import type { AskedRequest, DividedRequest } from './asked-reviewer.ts';
import { codeFirst } from './code-first.ts';

/** What all reviewers of a run are asked with. */
export interface AskTerms extends ComposeTerms {
  readonly models: ReviewModels;
}

/**
 * Asks a reviewer's model all its requests, side by side. Those with most code begin, as a limit of the run may leave no request
 * for the others. A failed conversation is a value, so this never rejects.
 * @param onDone is called after each request, whatever became of it
 */
export async function askReviewer(
  terms: AskTerms,
  ready: ReadyReviewer,
  onDone: (asked: AskedRequest) => void = () => {},
): Promise<readonly AskedRequest[]> {
  const begun = codeFirst(ready.composed.requests).map(async (request) => {
    const asked = await askRequest(terms, ready, request);
    onDone(asked);
    return asked;
  });
  const all = new Map((await Promise.all(begun)).map((asked) => [asked.request, asked]));
  return ready.composed.requests.flatMap((request) => all.get(request) ?? []);
}

/** Asks one request. If the model rejects it as too long, it is divided into smaller ones, once. */
async function askRequest(terms: AskTerms, ready: ReadyReviewer, request: PromptRequest): Promise<AskedRequest> {
  const conversation = await converseAbout(terms, ready, request, ready.access.budget);
  if (conversation.failure?.cause !== 'too-long' || conversation.answer !== undefined || terms.models.signal.aborted) {
    return { request, conversation };
  }
  const divided = await askInSmallerRequests(terms, ready, request);
  return divided === undefined ? { request, conversation } : { request, conversation, divided };
}

/** If the model rejects a prompt as too long, it is asked again in prompts of this share of its size. */
const SMALLER = 0.5;

/** Asks about the same files in smaller requests; undefined if the pieces that are never cut take more than these hold. */
async function askInSmallerRequests(
  terms: AskTerms,
  ready: ReadyReviewer,
  request: PromptRequest,
): Promise<DividedRequest | undefined> {
  const { composed } = ready;
  const budget = Math.floor(request.tokens * SMALLER) + composed.toolTokens;
  const reviewer = { ...composed.reviewer, files: request.shown.map(shownFile) };
  const smaller = composeWithinBudget(terms, reviewer, { ...ready, tools: composed.tools, budget });
  if (smaller instanceof UserError) {
    return undefined;
  }
  const asked = smaller.requests.map(async (part) => ({
    request: part,
    conversation: await converseAbout(terms, { ...ready, composed: smaller }, part, budget),
  }));
  return { asked: await Promise.all(asked), tooLarge: smaller.tooLarge };
}

function converseAbout(
  { models, settings }: AskTerms,
  { composed, access, toolsFor }: ReadyReviewer,
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
    maxTurns: mostTurns(settings, composed.reviewer),
    budget,
    meter,
    deadline,
    signal,
    read: readReview,
    join: joinReviews,
  });
}
