import { currentPlace } from '../comment-places.ts';
import { baseRepository } from '../world.ts';
import type { Heads, IssueComment, Review, ReviewComment, World } from '../world.ts';
import { authorAssociation, nodeId, userObject } from './users.ts';

type Body = Readonly<Record<string, unknown>>;

/** Builds a `pull-request-review` object. It has no comments, and no `submitted_at` while it is pending (E22, E23). */
export function reviewObject(world: World, review: Review): Body {
  const repository = baseRepository(world.repository, review.pullRequest);
  const html = `https://github.com/${repository.fullName}/pull/${review.pullRequest.number}#pullrequestreview-${review.id}`;
  const pullRequest = `${world.apiUrl}/repos/${repository.fullName}/pulls/${review.pullRequest.number}`;
  return {
    id: review.id,
    node_id: nodeId('PullRequestReview', review.id),
    user: userObject(world.apiUrl, review.user),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pullRequest,
    author_association: authorAssociation(repository, review.user),
    _links: { html: { href: html }, pull_request: { href: pullRequest } },
    ...(review.submittedAt === undefined ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commitId,
  };
}

/** Builds a `pull-request-review-comment` object with its current place (E42, E44). */
export async function reviewCommentObject(world: World, comment: ReviewComment, heads: Heads): Promise<Body> {
  const repository = baseRepository(world.repository, comment.pullRequest);
  const { number } = comment.pullRequest;
  const { anchor } = comment;
  const place = await currentPlace(world, comment, heads);
  const url = `${world.apiUrl}/repos/${repository.fullName}/pulls/comments/${comment.id}`;
  const html = `https://github.com/${repository.fullName}/pull/${number}#discussion_r${comment.id}`;
  const pullRequest = `${world.apiUrl}/repos/${repository.fullName}/pulls/${number}`;
  return {
    url,
    pull_request_review_id: comment.reviewId,
    id: comment.id,
    node_id: nodeId('PullRequestReviewComment', comment.id),
    diff_hunk: anchor?.diffHunk ?? '',
    path: comment.path,
    commit_id: heads.head,
    original_commit_id: comment.originalCommit,
    user: userObject(world.apiUrl, comment.user),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullRequest,
    author_association: authorAssociation(repository, comment.user),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullRequest } },
    reactions: reactionsObject(world, nodeId('PullRequestReviewComment', comment.id), url),
    start_line: place?.startLine ?? null,
    original_start_line: anchor?.startLine ?? null,
    start_side: anchor?.startSide ?? null,
    line: place?.line ?? null,
    original_line: anchor?.line ?? null,
    side: anchor?.side ?? 'RIGHT',
    ...(comment.inReplyTo === undefined ? {} : { in_reply_to_id: comment.inReplyTo }),
    original_position: anchor?.position ?? null,
    position: place?.position ?? null,
    subject_type: anchor === undefined ? 'file' : 'line',
  };
}

/** Builds an `issue-comment` object. */
export function issueCommentObject(world: World, comment: IssueComment): Body {
  const repository = baseRepository(world.repository, comment);
  const api = `${world.apiUrl}/repos/${repository.fullName}/issues`;
  const url = `${api}/comments/${comment.id}`;
  return {
    url,
    html_url: `https://github.com/${repository.fullName}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${api}/${comment.issue}`,
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    user: userObject(world.apiUrl, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: authorAssociation(repository, comment.user),
    reactions: reactionsObject(world, nodeId('IssueComment', comment.id), url),
    performed_via_github_app: null,
  };
}

const REACTIONS = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'] as const;

function reactionsObject(world: World, subject: string, url: string): Body {
  const all = world.reactions.filter((one) => one.subject === subject);
  const counts = REACTIONS.map((content) => [content, all.filter((one) => one.content === content).length]);
  return { url: `${url}/reactions`, total_count: all.length, ...Object.fromEntries(counts) };
}
