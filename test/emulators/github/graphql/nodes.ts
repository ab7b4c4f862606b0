import { nodeId } from '../objects/users.ts';
import { baseRepository } from '../world.ts';
import type { PullRequestOptions, Repository } from '../world.ts';
import { issueCommentSchemaObject, reviewCommentSchemaObject, reviewSchemaObject } from './comments.ts';
import type { SchemaObject } from './connection.ts';
import { unresolved } from './errors.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { pullRequestSchemaObject } from './pull-requests.ts';
import { threadSchemaObject, threadStarts } from './threads.ts';

/** An object that has an id in GraphQL. */
export interface Node {
  readonly type: string;
  /** The number of the object in the REST API; of a thread, the number of its first comment. */
  readonly number: number;
  readonly repository: Repository;
  readonly show: () => SchemaObject;
}

/** Finds the object of an id. Throws GitHub's error if there is none. */
export function findNode(call: GraphqlCall, id: string): Node {
  const [type = '', text = ''] = Buffer.from(id, 'base64url').toString('utf8').split(':');
  const number = Number(text);
  const found = nodeId(type, number) === id ? readNode(call, type, number) : undefined;
  if (found === undefined) throw unresolved(`Could not resolve to a node with the global id of '${id}'`);
  const repository = baseRepository(call.world.repository, { repository: found.repository });
  return { type, number, repository, show: found.show };
}

function readNode(
  call: GraphqlCall,
  type: string,
  number: number,
): { readonly repository: string; readonly show: () => SchemaObject } | undefined {
  const { world } = call;
  switch (type) {
    case 'PullRequestReviewComment': {
      const found = world.reviewComments.find(({ id }) => id === number);
      return found && { repository: found.pullRequest.repository, show: () => reviewCommentSchemaObject(call, found) };
    }
    case 'IssueComment': {
      const found = world.issueComments.find(({ id }) => id === number);
      return found && { repository: found.repository, show: () => issueCommentSchemaObject(call, found) };
    }
    case 'PullRequestReview': {
      const found = world.reviews.find(({ id }) => id === number);
      return found && { repository: found.pullRequest.repository, show: () => reviewSchemaObject(call, found) };
    }
    case 'PullRequestReviewThread': {
      const starts = world.pullRequests.flatMap((pullRequest) => threadStarts(world, pullRequest));
      const found = starts.find(({ id, inReplyTo }) => (inReplyTo ?? id) === number);
      return found && { repository: found.pullRequest.repository, show: () => threadSchemaObject(call, found) };
    }
    case 'PullRequest': {
      const isAsked = (one: PullRequestOptions): boolean =>
        baseRepository(world.repository, one).id * 10_000 + one.number === number;
      const found = world.pullRequests.find(isAsked);
      return found && { repository: found.repository, show: () => pullRequestSchemaObject(call, found) };
    }
    default:
      return undefined;
  }
}
