import { currentPlace } from '../comment-places.ts';
import { nodeId } from '../objects/users.ts';
import type { PullRequestOptions, ReviewComment, World } from '../world.ts';
import { userObject } from './actors.ts';
import { reviewCommentSchemaObject } from './comments.ts';
import { connection } from './connection.ts';
import type { Given, SchemaObject } from './connection.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { pullRequestReference } from './references.ts';

/** First comments of the threads of a pull request, oldest first, without pending reviews (E23). */
export function threadStarts(world: World, pullRequest: PullRequestOptions): readonly ReviewComment[] {
  const isSubmitted = ({ reviewId }: ReviewComment): boolean =>
    world.reviews.find(({ id }) => id === reviewId)?.state !== 'PENDING';
  const shown = world.reviewComments.filter((one) => one.pullRequest === pullRequest && isSubmitted(one));
  const threads = new Map<number, ReviewComment>();
  for (const comment of shown) {
    // When the first comment of a thread is deleted, its first reply takes its place.
    const start = comment.inReplyTo ?? comment.id;
    if (!threads.has(start)) threads.set(start, comment);
  }
  return [...threads.values()];
}

/** A `PullRequestReviewThread` (1.4), with its comments. */
export function threadSchemaObject(call: GraphqlCall, first: ReviewComment): SchemaObject {
  const { world } = call;
  const { pullRequest, anchor } = first;
  const place = async () => currentPlace(world, first, await world.heads(pullRequest));
  const start = first.inReplyTo ?? first.id;
  const resolver = world.resolvedThreads.get(start);
  const comments = world.reviewComments.filter(({ id, inReplyTo }) => id === start || inReplyTo === start);
  return {
    __typename: 'PullRequestReviewThread',
    id: nodeId('PullRequestReviewThread', start),
    isResolved: resolver !== undefined,
    isCollapsed: resolver !== undefined,
    isOutdated: async () => anchor !== undefined && (await place()) === undefined,
    path: first.path,
    line: async () => (await place())?.line ?? null,
    startLine: async () => (await place())?.startLine ?? null,
    originalLine: anchor?.line ?? null,
    originalStartLine: anchor?.startLine ?? null,
    diffSide: anchor?.side ?? 'RIGHT',
    startDiffSide: anchor?.startSide ?? null,
    subjectType: anchor === undefined ? 'FILE' : 'LINE',
    resolvedBy: resolver === undefined ? null : userObject(spelled(world, resolver)),
    viewerCanReply: true,
    viewerCanResolve: resolver === undefined,
    viewerCanUnresolve: resolver !== undefined,
    comments: (given: Given) =>
      connection('PullRequestReviewComment', comments, given, (one) => reviewCommentSchemaObject(call, one)),
    pullRequest: () => pullRequestReference(world, pullRequest),
  };
}

function spelled({ knobs }: World, login: string): string {
  return knobs.resolverSuffix ? login : login.replace(/\[bot\]$/, '');
}
