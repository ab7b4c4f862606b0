import { resolveAnchor } from '../anchors.ts';
import { commentAnchorError, commentCommitError } from '../anchor-errors.ts';
import { BODY_TOO_LONG, isBodyTooLong } from '../body-length.ts';
import {
  READS_REVIEWS,
  WRITES_REVIEWS,
  bodyNumber,
  bodyText,
  listReply,
  listed,
  pullRequestOf,
  repositoryOf,
} from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, LOCKED, notFound, validationFailed } from '../errors.ts';
import { reviewCommentObject } from '../objects/reviews.ts';
import type { Heads, PullRequestOptions, ReviewComment } from '../world.ts';
import { addComment, addReview, baseOfCommit, pendingReview, removeReview } from './reviews.ts';

const COMMENTS = '/repos/{owner}/{repo}/pulls/{pull_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';

/** Routes for single comments on the diff, their replies and their edits (E42 to E44, E47). */
export const REVIEW_COMMENT_ROUTES: readonly Route[] = [
  { operation: `GET ${COMMENTS}`, needs: READS_REVIEWS, respond: listComments },
  { operation: `POST ${COMMENTS}`, needs: WRITES_REVIEWS, createsContent: true, respond: createComment },
  {
    operation: `POST ${COMMENTS}/{comment_id}/replies`,
    needs: WRITES_REVIEWS,
    createsContent: true,
    respond: (call) => reply(call, Number(call.parameters['comment_id'])),
  },
  { operation: `GET ${COMMENT}`, needs: READS_REVIEWS, respond: showComment },
  { operation: `PATCH ${COMMENT}`, needs: WRITES_REVIEWS, createsContent: true, respond: updateComment },
  { operation: `DELETE ${COMMENT}`, needs: WRITES_REVIEWS, respond: deleteComment },
];

/** Lists comments by ascending id unless sorted otherwise, without comments of pending reviews (E23). */
async function listComments(call: Call): Promise<Reply> {
  const { world, query } = call;
  const pullRequest = pullRequestOf(call);
  const heads = await world.heads(pullRequest);
  const since = query.get('since');
  const all = world.reviewComments.filter((one) => one.pullRequest === pullRequest && isSubmitted(call, one));
  const recent = since === null ? all : all.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
  const sorted = query.has('sort') ? recent.toSorted(byDate(query)) : recent;
  return listReply(call, listed(sorted), (comment) => reviewCommentObject(world, comment, heads));
}

function byDate(query: URLSearchParams): (left: ReviewComment, right: ReviewComment) => number {
  const field = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
  const factor = query.get('direction') === 'desc' ? -1 : 1;
  return (left, right) => factor * (Date.parse(left[field]) - Date.parse(right[field]) || left.id - right.id);
}

function isSubmitted(call: Call, comment: ReviewComment): boolean {
  return call.world.reviews.find(({ id }) => id === comment.reviewId)?.state !== 'PENDING';
}

async function createComment(call: Call): Promise<Reply> {
  const { world } = call;
  const parent = bodyNumber(call, 'in_reply_to');
  if (parent !== undefined) return reply(call, parent);
  const pullRequest = pullRequestOf(call);
  refuseComment(call, pullRequest);
  const heads = await world.heads(pullRequest);
  const commitId = bodyText(call, 'commit_id') ?? '';
  const mergeBase = await baseOfCommit(call, pullRequest, heads, commitId);
  if (mergeBase === undefined) throw commentCommitError();
  const path = bodyText(call, 'path') ?? '';
  const { files } = await world.diff(repositoryOf(call), mergeBase, commitId);
  const isOnFile = call.body['subject_type'] === 'file';
  const anchor = isOnFile ? findFile(files, path) : resolveAnchor(files, anchorRequest(call, path));
  if (typeof anchor === 'string') throw commentAnchorError(world.knobs.errorDialect, anchor);
  return addSingle(call, pullRequest, heads, { path, anchor, originalCommit: commitId, originalBase: mergeBase });
}

function findFile(files: readonly { readonly path: string }[], path: string): 'path' | undefined {
  return files.some((file) => file.path === path) ? undefined : 'path';
}

function anchorRequest(call: Call, path: string): Parameters<typeof resolveAnchor>[1] {
  return {
    path,
    line: bodyNumber(call, 'line'),
    side: bodyText(call, 'side'),
    start_line: bodyNumber(call, 'start_line'),
    start_side: bodyText(call, 'start_side'),
    position: bodyNumber(call, 'position'),
  };
}

/** Stores a reply. Only the first comment of a thread accepts replies (E43). */
async function reply(call: Call, parentId: number): Promise<Reply> {
  const pullRequest = pullRequestOf(call);
  const parent = call.world.reviewComments.find((one) => one.id === parentId && one.pullRequest === pullRequest);
  if (parent === undefined || !isSubmitted(call, parent)) throw notFound('Parent comment not found');
  if (parent.inReplyTo !== undefined) {
    const field = 'pull_request_review_thread';
    const message = 'in_reply_to must be the first comment of its thread';
    throw validationFailed({ resource: 'PullRequestReviewComment', code: 'custom', field, message });
  }
  refuseComment(call, pullRequest);
  const heads = await call.world.heads(pullRequest);
  const { path, anchor, originalCommit, originalBase } = parent;
  return addSingle(call, pullRequest, heads, { path, anchor, originalCommit, originalBase }, parent.id);
}

function refuseComment(call: Call, pullRequest: PullRequestOptions): void {
  if (pullRequest.locked === true) throw new ApiError(403, LOCKED);
  if (pendingReview(call, pullRequest) !== undefined) {
    const message = 'user_id can only have one pending review per pull request';
    throw validationFailed({ resource: 'PullRequestReview', code: 'custom', field: 'user_id', message });
  }
  refuseLongBody(call);
}

function refuseLongBody(call: Call): void {
  if (!isBodyTooLong(call.world.knobs, bodyText(call, 'body') ?? '')) return;
  const place = { resource: 'PullRequestReviewComment', code: 'unprocessable', field: 'data' } as const;
  throw validationFailed({ ...place, message: BODY_TOO_LONG });
}

/** Stores a single comment. It gets its own review without a body. */
async function addSingle(
  call: Call,
  pullRequest: PullRequestOptions,
  heads: Heads,
  place: Pick<ReviewComment, 'path' | 'anchor' | 'originalCommit' | 'originalBase'>,
  inReplyTo?: number,
): Promise<Reply> {
  const review = addReview(call, pullRequest, { body: '', commitId: place.originalCommit, state: 'COMMENTED' });
  const body = bodyText(call, 'body') ?? '';
  const comment = addComment(call, pullRequest, { ...place, body, inReplyTo, reviewId: review.id });
  return { status: 201, body: await reviewCommentObject(call.world, comment, heads) };
}

async function showComment(call: Call): Promise<Reply> {
  const comment = commentOf(call);
  return {
    status: 200,
    body: await reviewCommentObject(call.world, comment, await call.world.heads(comment.pullRequest)),
  };
}

async function updateComment(call: Call): Promise<Reply> {
  const comment = commentOf(call);
  refuseLongBody(call);
  comment.body = bodyText(call, 'body') ?? '';
  comment.updatedAt = call.world.now();
  return {
    status: 200,
    body: await reviewCommentObject(call.world, comment, await call.world.heads(comment.pullRequest)),
  };
}

/** Deletes a comment. If it was the last one of a review without a body, the review is deleted too (E47). */
async function deleteComment(call: Call): Promise<Reply> {
  const { reviews, reviewComments } = call.world;
  const comment = commentOf(call);
  reviewComments.splice(reviewComments.indexOf(comment), 1);
  const review = reviews.find(({ id }) => id === comment.reviewId);
  const isLast = !reviewComments.some(({ reviewId }) => reviewId === comment.reviewId);
  if (review?.state === 'COMMENTED' && review.body === '' && isLast) removeReview(call, review);
  return { status: 204 };
}

function commentOf(call: Call): ReviewComment {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['comment_id']);
  const comment = call.world.reviewComments.find((one) => one.id === id && one.pullRequest.repository === fullName);
  if (comment === undefined) throw notFound();
  return comment;
}
