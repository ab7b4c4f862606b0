import { WRITES_ISSUES, WRITES_REVIEWS } from '../call.ts';
import { addReaction, removeReaction } from '../reactions.ts';
import { reactionSchemaObject, REACTIONS, reviewSchemaObject } from './comments.ts';
import type { Given, SchemaObject } from './connection.ts';
import { GraphqlError, forbidden, unresolved } from './errors.ts';
import type { GraphqlCall, Needs } from './graphql-call.ts';
import { findNode } from './nodes.ts';
import type { Node } from './nodes.ts';

type Mutation = (call: GraphqlCall, input: Given) => Readonly<Record<string, unknown>>;

/** Resolving a thread needs the permission to write contents (E51). */
const RESOLVES_THREADS: Needs = { scopes: ['contents'], level: 'write' };

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  resolveReviewThread: (call, input) => {
    const thread = allowed(call, input['threadId'], ['PullRequestReviewThread'], RESOLVES_THREADS);
    if (!call.world.resolvedThreads.has(thread.number)) call.world.resolvedThreads.set(thread.number, call.actor);
    return { thread: shown(call, input['threadId']) };
  },
  unresolveReviewThread: (call, input) => {
    const thread = allowed(call, input['threadId'], ['PullRequestReviewThread'], RESOLVES_THREADS);
    call.world.resolvedThreads.delete(thread.number);
    return { thread: shown(call, input['threadId']) };
  },
  minimizeComment: (call, input) => {
    allowed(call, input['subjectId'], COMMENTS, WRITES_ISSUES);
    const reason = String(input['classifier']).toLowerCase().replace('_', '-');
    call.world.minimized.set(String(input['subjectId']), { reason, user: call.actor });
    return { minimizedComment: shown(call, input['subjectId']) };
  },
  unminimizeComment: (call, input) => {
    allowed(call, input['subjectId'], COMMENTS, WRITES_ISSUES);
    call.world.minimized.delete(String(input['subjectId']));
    return { unminimizedComment: shown(call, input['subjectId']) };
  },
  addReaction: (call, input) => {
    allowed(call, input['subjectId'], COMMENTS, WRITES_ISSUES);
    const content = REACTIONS[String(input['content'])] ?? 'eyes';
    const reaction = addReaction(call.world, { subject: String(input['subjectId']), user: call.actor, content });
    return { reaction: reactionSchemaObject(reaction), subject: shown(call, input['subjectId']) };
  },
  removeReaction: (call, input) => {
    allowed(call, input['subjectId'], COMMENTS, WRITES_ISSUES);
    const content = REACTIONS[String(input['content'])] ?? 'eyes';
    const removed = removeReaction(call.world, { subject: String(input['subjectId']), user: call.actor, content });
    if (removed === undefined) throw unresolved('Could not resolve to a Reaction.');
    return { reaction: reactionSchemaObject(removed), subject: shown(call, input['subjectId']) };
  },
  dismissPullRequestReview: (call, input) => {
    const { number } = allowed(call, input['pullRequestReviewId'], ['PullRequestReview'], WRITES_REVIEWS);
    const review = call.world.reviews.find(({ id }) => id === number);
    if (review === undefined) throw unresolved('Could not resolve to a PullRequestReview.');
    if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED') {
      const message = `Can not dismiss a ${review.state.toLowerCase()} pull request review`;
      throw new GraphqlError(message, { type: 'UNPROCESSABLE' });
    }
    review.state = 'DISMISSED';
    return { pullRequestReview: reviewSchemaObject(call, review) };
  },
};

const COMMENTS: readonly string[] = ['PullRequestReviewComment', 'IssueComment', 'PullRequestReview'];

/** Fields that every mutation can start with. */
export function mutationRoot(call: GraphqlCall): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(MUTATIONS).map(([name, mutate]) => [
      name,
      ({ input }: { readonly input: Given }) => {
        if (call.world.knobs.refusedMutations.includes(name)) {
          throw forbidden('Resource not accessible by integration');
        }
        return { ...mutate(call, input), clientMutationId: input['clientMutationId'] ?? null };
      },
    ]),
  );
}

function allowed(call: GraphqlCall, id: unknown, types: readonly string[], needs: Needs): Node {
  const node = findNode(call, String(id));
  if (!types.includes(node.type)) {
    throw unresolved(`Could not resolve to ${types.join(' or ')} node with the global id of '${String(id)}'.`);
  }
  call.refuse(node.repository, needs);
  return node;
}

function shown(call: GraphqlCall, id: unknown): SchemaObject {
  return findNode(call, String(id)).show();
}
