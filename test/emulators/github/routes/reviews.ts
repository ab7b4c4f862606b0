import { resolveAnchor } from '../anchors.ts';
import type { Anchor, AnchorRequest } from '../anchors.ts';
import { reviewAnchorError } from '../anchor-errors.ts';
import { BODY_TOO_LONG, isBodyTooLong } from '../body-length.ts';
import { READS_REVIEWS, WRITES_REVIEWS, bodyText, listReply, listed, pullRequestOf, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, LOCKED, notFound, unprocessable } from '../errors.ts';
import { isJsonArray, isJsonObject } from '../json.ts';
import type { Json, JsonObject } from '../json.ts';
import { reviewCommentObject, reviewObject } from '../objects/reviews.ts';
import type { Heads, PullRequestOptions, Review, ReviewComment } from '../world.ts';

const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';

const STATES = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const;
type ReviewEvent = keyof typeof STATES;

const NEEDS_COMMENT = 'You need to leave a comment indicating the requested changes.';
const ONE_PENDING = 'User can only have one pending review per pull request';

/** Routes for creating, submitting, changing and dismissing reviews (E22 to E39, E46). */
export const REVIEW_ROUTES: readonly Route[] = [
  { operation: `GET ${REVIEWS}`, needs: READS_REVIEWS, respond: listReviews },
  {
    operation: `POST ${REVIEWS}`,
    needs: WRITES_REVIEWS,
    createsContent: true,
    refuse: refuseEvent,
    respond: createReview,
  },
  { operation: `GET ${REVIEWS}/{review_id}`, needs: READS_REVIEWS, respond: showReview },
  { operation: `PUT ${REVIEWS}/{review_id}`, needs: WRITES_REVIEWS, respond: updateReview },
  { operation: `DELETE ${REVIEWS}/{review_id}`, needs: WRITES_REVIEWS, respond: deleteReview },
  {
    operation: `POST ${REVIEWS}/{review_id}/events`,
    needs: WRITES_REVIEWS,
    createsContent: true,
    refuse: refuseEvent,
    respond: submitReview,
  },
  { operation: `PUT ${REVIEWS}/{review_id}/dismissals`, needs: WRITES_REVIEWS, respond: dismissReview },
  { operation: `GET ${REVIEWS}/{review_id}/comments`, needs: READS_REVIEWS, respond: listCommentsOfReview },
];

/** Lists reviews. A pending review is listed only for its author (E23). */
async function listReviews(call: Call): Promise<Reply> {
  const reviews = visibleReviews(call, pullRequestOf(call));
  return listReply(call, listed(reviews), (review) => reviewObject(call.world, review));
}

function visibleReviews(call: Call, pullRequest: PullRequestOptions): readonly Review[] {
  const all = call.world.reviews.filter((review) => review.pullRequest === pullRequest);
  return all.filter(({ state, user }) => state !== 'PENDING' || user === call.actor);
}

/** Creates the review with all its comments, or creates nothing (E25). */
async function createReview(call: Call): Promise<Reply> {
  const { world } = call;
  const pullRequest = pullRequestOf(call);
  const event = eventOf(call.body);
  const body = bodyText(call, 'body') ?? '';
  const requests = commentRequests(call);
  if (pullRequest.locked === true) throw new ApiError(403, LOCKED);
  if (event !== undefined) refuseSubmission(call, pullRequest, event, body !== '' || requests.length > 0);
  if (pendingReview(call, pullRequest) !== undefined) throw unprocessable(ONE_PENDING);
  if ([body, ...requests.map((one) => one.body)].some((text) => isBodyTooLong(world.knobs, text))) {
    throw unprocessable(BODY_TOO_LONG);
  }

  const heads = await world.heads(pullRequest);
  const commitId = bodyText(call, 'commit_id') ?? heads.head;
  const mergeBase = await reviewedBase(call, pullRequest, heads, commitId);
  const anchors = await resolveAnchors(call, mergeBase, commitId, requests);
  // There is no `await` after this line, so that two requests cannot both pass the check for a pending review.
  if (pendingReview(call, pullRequest) !== undefined) throw unprocessable(ONE_PENDING);
  const review = addReview(call, pullRequest, {
    body,
    commitId,
    state: event === undefined ? 'PENDING' : STATES[event],
  });
  const { partialWriteThen502 } = world.knobs;
  const breaks = partialWriteThen502 !== undefined && requests.length > partialWriteThen502.commentsOver;
  const kept = breaks && partialWriteThen502.keep !== 'all' ? partialWriteThen502.keep : requests.length;
  for (const [index, request] of requests.slice(0, kept).entries()) {
    const anchor = anchors[index];
    const place = { path: request.path, anchor, originalCommit: commitId, originalBase: mergeBase };
    addComment(call, pullRequest, { reviewId: review.id, body: request.body, inReplyTo: undefined, ...place });
  }
  if (breaks) throw new ApiError(502, 'Server Error');
  return { status: 200, body: reviewObject(world, review) };
}

async function showReview(call: Call): Promise<Reply> {
  return { status: 200, body: reviewObject(call.world, reviewOf(call)) };
}

async function updateReview(call: Call): Promise<Reply> {
  const review = reviewOf(call);
  const body = bodyText(call, 'body') ?? '';
  if (isBodyTooLong(call.world.knobs, body)) throw unprocessable(BODY_TOO_LONG);
  review.body = body;
  return { status: 200, body: reviewObject(call.world, review) };
}

async function deleteReview(call: Call): Promise<Reply> {
  const review = reviewOf(call);
  if (review.state !== 'PENDING') throw unprocessable('Can not delete a non-pending pull request review');
  const body = reviewObject(call.world, review);
  removeReview(call, review);
  return { status: 200, body };
}

async function submitReview(call: Call): Promise<Reply> {
  const { world } = call;
  const review = reviewOf(call);
  const event = eventOf(call.body);
  if (event === undefined || review.state !== 'PENDING') {
    throw unprocessable('Can not submit a review that is not pending');
  }
  const body = bodyText(call, 'body') ?? review.body;
  const comments = world.reviewComments.filter(({ reviewId }) => reviewId === review.id);
  refuseSubmission(call, review.pullRequest, event, body !== '' || comments.length > 0);
  review.body = body;
  review.state = STATES[event];
  review.submittedAt = world.now();
  return { status: 200, body: reviewObject(world, review) };
}

/** Dismisses a review, if it is an approval or a request for changes (E46). */
async function dismissReview(call: Call): Promise<Reply> {
  const review = reviewOf(call);
  if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED') {
    throw unprocessable(`Can not dismiss a ${review.state.toLowerCase()} pull request review`);
  }
  review.state = 'DISMISSED';
  return { status: 200, body: reviewObject(call.world, review) };
}

async function listCommentsOfReview(call: Call): Promise<Reply> {
  const { world } = call;
  const review = reviewOf(call);
  const heads = await world.heads(review.pullRequest);
  const comments = world.reviewComments.filter(({ reviewId }) => reviewId === review.id);
  return listReply(call, comments, (comment) => reviewCommentObject(world, comment, heads));
}

function reviewOf(call: Call): Review {
  const id = Number(call.parameters['review_id']);
  const review = visibleReviews(call, pullRequestOf(call)).find((one) => one.id === id);
  if (review === undefined) throw notFound();
  return review;
}

/** An unknown event has an error of its own (E34). */
function refuseEvent(body: Readonly<Record<string, unknown>>): Error | undefined {
  const event = body['event'];
  if (event === undefined || (typeof event === 'string' && event in STATES)) return undefined;
  return unprocessable('Variable $event of type PullRequestReviewEvent was provided invalid value');
}

function eventOf(body: Readonly<Record<string, unknown>>): ReviewEvent | undefined {
  const event = body['event'];
  return event === 'APPROVE' || event === 'REQUEST_CHANGES' || event === 'COMMENT' ? event : undefined;
}

/** Throws if the event needs a body, or if the user may not submit it (E35, E36, E37). */
function refuseSubmission(call: Call, pullRequest: PullRequestOptions, event: ReviewEvent, hasText: boolean): void {
  if (event !== 'APPROVE' && !hasText) throw unprocessable(NEEDS_COMMENT);
  if (event === 'COMMENT') return;
  if (call.actor === pullRequest.author) {
    const prefix = call.world.knobs.errorDialect === '2026' ? 'Review ' : '';
    const verb = event === 'APPROVE' ? 'approve' : 'request changes on';
    throw unprocessable(`${prefix}Can not ${verb} your own pull request`);
  }
  if (event === 'APPROVE' && call.actor === 'github-actions[bot]' && !call.world.knobs.actionsMayApprove) {
    throw unprocessable('GitHub Actions is not permitted to approve pull requests.');
  }
}

/** Finds the user's own pending review. A user can have only one per pull request (E24). */
export function pendingReview(call: Call, pullRequest: PullRequestOptions): Review | undefined {
  return visibleReviews(call, pullRequest).find(({ state }) => state === 'PENDING');
}

/** Finds the base of the reviewed diff. An older commit of the pull request is accepted (E32, E33). */
async function reviewedBase(
  call: Call,
  pullRequest: PullRequestOptions,
  heads: Heads,
  commitId: string,
): Promise<string> {
  const base = await baseOfCommit(call, pullRequest, heads, commitId);
  if (base === undefined) throw unprocessable('The commitOID is not part of the pull request');
  return base;
}

/** Finds the merge base. Undefined for a commit that is not in the pull request, such as its merge commit. */
export async function baseOfCommit(
  call: Call,
  pullRequest: PullRequestOptions,
  heads: Heads,
  commitId: string,
): Promise<string | undefined> {
  if (commitId === heads.head) return heads.mergeBase;
  const commits = await call.world.commits(pullRequest);
  if (!commits.includes(commitId)) return undefined;
  return (await repositoryOf(call).git.text(['merge-base', heads.base, commitId])).trimEnd();
}

type CommentRequest = AnchorRequest & { readonly body: string };

function commentRequests(call: Call): readonly CommentRequest[] {
  const comments = call.body['comments'];
  return isJsonArray(comments) ? comments.filter(isJsonObject).map(commentRequest) : [];
}

/** The body was already checked against the description, so a value that is not a number or text is missing. */
function commentRequest(comment: JsonObject): CommentRequest {
  return {
    path: textOf(comment['path']) ?? '',
    body: textOf(comment['body']) ?? '',
    line: numberOf(comment['line']),
    side: textOf(comment['side']),
    start_line: numberOf(comment['start_line']),
    start_side: textOf(comment['start_side']),
    position: numberOf(comment['position']),
  };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

async function resolveAnchors(
  call: Call,
  mergeBase: string,
  commitId: string,
  requests: readonly CommentRequest[],
): Promise<readonly Anchor[]> {
  const { files } = await call.world.diff(repositoryOf(call), mergeBase, commitId);
  const resolved = requests.map((request) => resolveAnchor(files, request));
  const faults = resolved.filter((one) => typeof one === 'string');
  if (faults.length > 0) throw reviewAnchorError(call.world.knobs.errorDialect, faults);
  return resolved.filter((one) => typeof one !== 'string');
}

/** Stores a review. With the `state` PENDING it is not submitted. */
export function addReview(
  call: Call,
  pullRequest: PullRequestOptions,
  review: Pick<Review, 'body' | 'commitId' | 'state'>,
): Review {
  const { world } = call;
  const createdAt = world.now();
  const added: Review = {
    ...review,
    id: world.nextId(),
    pullRequest,
    user: call.actor,
    createdAt,
    submittedAt: review.state === 'PENDING' ? undefined : createdAt,
    unlisted: world.knobs.readLag,
  };
  world.reviews.push(added);
  return added;
}

export function addComment(
  call: Call,
  pullRequest: PullRequestOptions,
  comment: Pick<
    ReviewComment,
    'reviewId' | 'path' | 'anchor' | 'originalCommit' | 'originalBase' | 'inReplyTo' | 'body'
  >,
): ReviewComment {
  const { world } = call;
  const createdAt = world.now();
  const place = { id: world.nextId(), pullRequest, user: call.actor, createdAt, updatedAt: createdAt };
  const added: ReviewComment = { ...comment, ...place, unlisted: world.knobs.readLag };
  world.reviewComments.push(added);
  return added;
}

export function removeReview(call: Call, review: Review): void {
  const { reviews, reviewComments } = call.world;
  reviews.splice(reviews.indexOf(review), 1);
  const own = reviewComments.filter(({ reviewId }) => reviewId === review.id);
  for (const comment of own) reviewComments.splice(reviewComments.indexOf(comment), 1);
}
