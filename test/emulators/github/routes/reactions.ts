import {
  READS_ISSUES,
  READS_REVIEWS,
  WRITES_ISSUES,
  WRITES_REVIEWS,
  bodyText,
  listReply,
  repositoryOf,
} from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { notFound } from '../errors.ts';
import { nodeId, userObject } from '../objects/users.ts';
import { addReaction, findReaction } from '../reactions.ts';
import type { Reaction, ReactionContent } from '../world.ts';

const ISSUE_COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
const REVIEW_COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions';

/** Routes for reactions to comments. */
export const REACTION_ROUTES: readonly Route[] = [
  { operation: `GET ${ISSUE_COMMENT}`, needs: READS_ISSUES, respond: listReactions },
  { operation: `POST ${ISSUE_COMMENT}`, needs: WRITES_ISSUES, respond: react },
  { operation: `DELETE ${ISSUE_COMMENT}/{reaction_id}`, needs: WRITES_ISSUES, respond: deleteReaction },
  { operation: `GET ${REVIEW_COMMENT}`, needs: READS_REVIEWS, respond: listReactions },
  { operation: `POST ${REVIEW_COMMENT}`, needs: WRITES_REVIEWS, respond: react },
  { operation: `DELETE ${REVIEW_COMMENT}/{reaction_id}`, needs: WRITES_REVIEWS, respond: deleteReaction },
];

async function listReactions(call: Call): Promise<Reply> {
  const subject = subjectOf(call);
  const content = call.query.get('content');
  const all = call.world.reactions.filter((one) => one.subject === subject);
  const shown = content === null ? all : all.filter((one) => one.content === content);
  return listReply(call, shown, (one) => reactionObject(call, one));
}

/** Answers with 201 for a new reaction, and with 200 if the user has already reacted so. */
async function react(call: Call): Promise<Reply> {
  const subject = subjectOf(call);
  // The body was checked against the description, which lists the reactions.
  const content = bodyText(call, 'content') as ReactionContent;
  const asked = { subject, user: call.actor, content };
  const isKnown = findReaction(call.world, asked) !== undefined;
  return { status: isKnown ? 200 : 201, body: reactionObject(call, addReaction(call.world, asked)) };
}

async function deleteReaction(call: Call): Promise<Reply> {
  const { reactions } = call.world;
  const subject = subjectOf(call);
  const id = Number(call.parameters['reaction_id']);
  const found = reactions.findIndex((one) => one.subject === subject && one.id === id);
  if (found === -1) throw notFound();
  reactions.splice(found, 1);
  return { status: 204 };
}

/** Finds the comment of the address. Throws 404 if it does not exist. */
function subjectOf(call: Call): string {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['comment_id']);
  const isReview = call.numericAddress.pathname.includes('/pulls/comments/');
  const found = isReview
    ? call.world.reviewComments.find((one) => one.id === id && one.pullRequest.repository === fullName)
    : call.world.issueComments.find((one) => one.id === id && one.repository === fullName);
  if (found === undefined) throw notFound();
  return nodeId(isReview ? 'PullRequestReviewComment' : 'IssueComment', id);
}

function reactionObject(
  { world }: Call,
  { id, user, content, createdAt }: Reaction,
): Readonly<Record<string, unknown>> {
  return {
    id,
    node_id: nodeId('Reaction', id),
    user: userObject(world.apiUrl, user),
    content,
    created_at: createdAt,
  };
}
