import { currentPlace } from '../comment-places.ts';
import { connection } from '../graphql-connection.ts';
import type { SchemaObject } from '../graphql-query.ts';
import type { PullRequestOptions, ReviewComment, World } from '../world.ts';
import { authorAssociation, nodeId } from './users.ts';

/** Builds the `PullRequestReviewThread`s of a pull request (1.4), oldest first, without pending reviews (E23). */
export async function reviewThreadObjects(
  world: World,
  pullRequest: PullRequestOptions,
): Promise<readonly SchemaObject[]> {
  const isSubmitted = ({ reviewId }: ReviewComment): boolean =>
    world.reviews.find(({ id }) => id === reviewId)?.state !== 'PENDING';
  const comments = world.reviewComments.filter((one) => one.pullRequest === pullRequest && isSubmitted(one));
  const heads = await world.heads(pullRequest);
  const threads = comments.filter(({ inReplyTo }) => inReplyTo === undefined);
  return Promise.all(
    threads.map(async (first) => {
      const place = await currentPlace(world, first, heads);
      const resolver = world.resolvedThreads.get(first.id);
      const all = [first, ...comments.filter(({ inReplyTo }) => inReplyTo === first.id)];
      return {
        type: 'PullRequestReviewThread',
        fields: {
          id: nodeId('PullRequestReviewThread', first.id),
          isResolved: resolver !== undefined,
          isOutdated: first.anchor !== undefined && place === undefined,
          path: first.path,
          line: place?.line ?? null,
          startLine: place?.startLine ?? null,
          originalLine: first.anchor?.line ?? null,
          originalStartLine: first.anchor?.startLine ?? null,
          diffSide: first.anchor?.side ?? 'RIGHT',
          subjectType: first.anchor === undefined ? 'FILE' : 'LINE',
          resolvedBy: resolver === undefined ? null : { type: 'User', fields: { login: resolver } },
          comments: (given: Readonly<Record<string, unknown>>) =>
            connection(
              'PullRequestReviewComment',
              all.map((one) => commentObject(world, one)),
              given,
            ),
        },
      };
    }),
  );
}

function commentObject(world: World, { id, user, body, createdAt, pullRequest }: ReviewComment): SchemaObject {
  const repository = world.repository(pullRequest.repository);
  return {
    type: 'PullRequestReviewComment',
    fields: {
      id: nodeId('PullRequestReviewComment', id),
      databaseId: id,
      author: actorObject(user),
      authorAssociation: repository === undefined ? 'NONE' : authorAssociation(repository, user),
      body,
      createdAt,
    },
  };
}

/** In GraphQL, the login of a bot has no `[bot]` suffix, unlike in the REST API. */
export function actorObject(login: string): SchemaObject {
  const isBot = login.endsWith('[bot]');
  return { type: isBot ? 'Bot' : 'User', fields: { login: login.replace(/\[bot\]$/, '') } };
}
