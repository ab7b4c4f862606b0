import type { Reaction, ReactionContent, Review, ReviewComment, IssueComment } from '../world.ts';
import { currentPlace } from '../comment-places.ts';
import { authorAssociation, nodeId } from '../objects/users.ts';
import { baseRepository } from '../world.ts';
import { actorObject, userObject } from './actors.ts';
import { connection } from './connection.ts';
import type { Given, SchemaObject } from './connection.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { pullRequestReference } from './references.ts';

/** GraphQL's spelling of the reactions of the REST API. */
export const REACTIONS: Readonly<Record<string, ReactionContent>> = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
};

/** A `PullRequestReviewComment`. */
export function reviewCommentSchemaObject(call: GraphqlCall, comment: ReviewComment): SchemaObject {
  const { world } = call;
  const { pullRequest, anchor } = comment;
  const place = async () => currentPlace(world, comment, await world.heads(pullRequest));
  const url = `https://github.com/${pullRequest.repository}/pull/${pullRequest.number}#discussion_r${comment.id}`;
  const review = world.reviews.find(({ id }) => id === comment.reviewId);
  return {
    ...commentFields(call, 'PullRequestReviewComment', comment, pullRequest.repository),
    url,
    resourcePath: new URL(url).pathname,
    path: comment.path,
    diffHunk: anchor?.diffHunk ?? '',
    line: async () => (await place())?.line ?? null,
    startLine: async () => (await place())?.startLine ?? null,
    originalLine: anchor?.line ?? null,
    originalStartLine: anchor?.startLine ?? null,
    outdated: async () => anchor !== undefined && (await place()) === undefined,
    subjectType: anchor === undefined ? 'FILE' : 'LINE',
    state: review?.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
    originalCommit: commitReference(comment.originalCommit),
    commit: async () => commitReference((await world.heads(pullRequest)).head),
    replyTo: () => {
      const parent = world.reviewComments.find(({ id }) => id === comment.inReplyTo);
      return parent === undefined ? null : reviewCommentSchemaObject(call, parent);
    },
    pullRequestReview: () => (review === undefined ? null : reviewSchemaObject(call, review)),
    pullRequest: () => pullRequestReference(world, pullRequest),
  };
}

/** An `IssueComment`. */
export function issueCommentSchemaObject(call: GraphqlCall, comment: IssueComment): SchemaObject {
  const url = `https://github.com/${comment.repository}/pull/${comment.issue}#issuecomment-${comment.id}`;
  const pullRequest = call.world.pullRequests.find(
    ({ repository, number }) => repository === comment.repository && number === comment.issue,
  );
  return {
    ...commentFields(call, 'IssueComment', comment, comment.repository),
    url,
    resourcePath: new URL(url).pathname,
    pullRequest: () => (pullRequest === undefined ? null : pullRequestReference(call.world, pullRequest)),
  };
}

/** A `PullRequestReview`. */
export function reviewSchemaObject(call: GraphqlCall, review: Review): SchemaObject {
  const { repository, number } = review.pullRequest;
  const url = `https://github.com/${repository}/pull/${number}#pullrequestreview-${review.id}`;
  const comments = call.world.reviewComments.filter(({ reviewId }) => reviewId === review.id);
  return {
    ...commentFields(call, 'PullRequestReview', { ...review, updatedAt: review.createdAt }, repository),
    url,
    resourcePath: new URL(url).pathname,
    state: review.state,
    submittedAt: review.submittedAt ?? null,
    commit: commitReference(review.commitId),
    comments: (given: Given) =>
      connection('PullRequestReviewComment', comments, given, (one) => reviewCommentSchemaObject(call, one)),
    pullRequest: () => pullRequestReference(call.world, review.pullRequest),
  };
}

function commitReference(oid: string): SchemaObject {
  return { __typename: 'Commit', id: nodeId('Commit', oid), oid, abbreviatedOid: oid.slice(0, 7) };
}

interface CommentFacts {
  readonly id: number;
  readonly user: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What comments and reviews have in common. */
function commentFields(call: GraphqlCall, type: string, facts: CommentFacts, repository: string): SchemaObject {
  const { world, actor } = call;
  const { id, user, body, createdAt, updatedAt } = facts;
  const subject = nodeId(type, id);
  const isEdited = updatedAt !== createdAt;
  const minimized = world.minimized.get(subject);
  const reactions = world.reactions.filter((one) => one.subject === subject);
  return {
    __typename: type,
    id: subject,
    databaseId: id,
    fullDatabaseId: String(id),
    author: actorObject(user),
    authorAssociation: authorAssociation(baseRepository(world.repository, { repository }), user),
    body,
    bodyText: body,
    createdAt,
    publishedAt: createdAt,
    updatedAt,
    lastEditedAt: isEdited ? updatedAt : null,
    includesCreatedEdit: isEdited,
    editor: isEdited ? actorObject(world.editors.get(subject) ?? user) : null,
    isMinimized: minimized !== undefined,
    minimizedReason: minimized?.reason ?? null,
    viewerDidAuthor: user === actor,
    viewerCanMinimize: true,
    viewerCanUpdate: user === actor,
    viewerCanDelete: user === actor,
    reactionGroups: () => reactionGroups(call, reactions),
    reactions: (given: Given) => reactionConnection(reactions, given),
  };
}

function reactionGroups({ actor }: GraphqlCall, reactions: readonly Reaction[]): readonly SchemaObject[] {
  return Object.entries(REACTIONS).map(([content, word]) => {
    const group = reactions.filter((one) => one.content === word);
    return {
      __typename: 'ReactionGroup',
      content,
      createdAt: group[0]?.createdAt ?? null,
      viewerHasReacted: group.some(({ user }) => user === actor),
      reactors: (given: Given) => connection('Reactor', group, firstTen(given), ({ user }) => actorObject(user)),
      users: (given: Given) => connection('ReactingUser', group, firstTen(given), ({ user }) => userObject(user)),
    };
  });
}

/** `reactors { totalCount }` needs no page. */
function firstTen(given: Given): Given {
  return given['first'] === undefined && given['last'] === undefined ? { ...given, first: 10 } : given;
}

function reactionConnection(reactions: readonly Reaction[], given: Given): SchemaObject {
  const word = REACTIONS[String(given['content'])];
  const shown = word === undefined ? reactions : reactions.filter(({ content }) => content === word);
  return connection('Reaction', shown, given, (one) => reactionSchemaObject(one));
}

/** A `Reaction`. Its `user` is null for a bot, because the schema has a `User` there. */
export function reactionSchemaObject({ id, user, content, createdAt }: Reaction): SchemaObject {
  const [name = 'EYES'] = Object.entries(REACTIONS).find(([, word]) => word === content) ?? [];
  return {
    __typename: 'Reaction',
    id: nodeId('Reaction', id),
    databaseId: id,
    content: name,
    createdAt,
    user: user.endsWith('[bot]') ? null : userObject(user),
  };
}
