import { BODY_TOO_LONG, isBodyTooLong } from '../body-length.ts';
import { READS_ISSUES, WRITES_ISSUES, bodyText, findPullRequest, listReply, listed, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, LOCKED, notFound, validationFailed } from '../errors.ts';
import { labelObjects } from '../objects/pull-requests.ts';
import { issueObject } from '../objects/issues.ts';
import { issueCommentObject } from '../objects/reviews.ts';
import type { IssueComment, PullRequestOptions, World } from '../world.ts';

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** Routes for issues, and for the conversation and the labels of a pull request, which belong to its issue on GitHub. */
export const ISSUE_ROUTES: readonly Route[] = [
  { operation: `GET ${ISSUE}`, needs: READS_ISSUES, respond: showIssue },
  { operation: `GET ${ISSUE}/comments`, needs: READS_ISSUES, respond: listComments },
  { operation: `POST ${ISSUE}/comments`, needs: WRITES_ISSUES, createsContent: true, respond: createComment },
  { operation: `GET ${COMMENT}`, needs: READS_ISSUES, respond: showComment },
  { operation: `PATCH ${COMMENT}`, needs: WRITES_ISSUES, createsContent: true, respond: updateComment },
  { operation: `DELETE ${COMMENT}`, needs: WRITES_ISSUES, respond: deleteComment },
  { operation: `POST ${ISSUE}/labels`, needs: WRITES_ISSUES, respond: addLabels },
  { operation: `DELETE ${ISSUE}/labels/{name}`, needs: WRITES_ISSUES, respond: removeLabel },
];

/** A pull request is an issue too. An issue that was moved is answered with 301. */
async function showIssue(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const number = Number(call.parameters['issue_number']);
  const address = `${repository.fullName}#${number}`;
  const moved = world.issues.find(({ movedFrom }) => movedFrom === address);
  if (moved !== undefined) {
    const location = `${world.apiUrl}/repos/${moved.repository}/issues/${moved.number}`;
    return { status: 301, body: { message: 'Moved Permanently', url: location }, headers: { location } };
  }
  const issue = world.issues.find((one) => one.repository === repository.fullName && one.number === number);
  const pullRequest = findPullRequest(call, number);
  if (issue === undefined && pullRequest === undefined) throw notFound();
  return { status: 200, body: issueObject(world, repository, { number, ...issue, ...pullRequest }) };
}

async function listComments(call: Call): Promise<Reply> {
  const { fullName } = repositoryOf(call);
  const { number } = issueOf(call);
  const since = call.query.get('since');
  const all = call.world.issueComments.filter((one) => one.repository === fullName && one.issue === number);
  const recent = since === null ? all : all.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
  return listReply(call, listed(recent), (comment) => issueCommentObject(call.world, comment));
}

async function createComment(call: Call): Promise<Reply> {
  const issue = issueOf(call);
  if (issue.locked === true) throw new ApiError(403, LOCKED);
  refuseLongBody(call);
  const place = { repository: repositoryOf(call).fullName, issue: issue.number };
  const comment = addIssueComment(call.world, { ...place, user: call.actor, body: bodyText(call, 'body') ?? '' });
  return { status: 201, body: issueCommentObject(call.world, comment) };
}

/** Stores a comment, for a request or for a test that writes as another user. */
export function addIssueComment(
  world: World,
  comment: Pick<IssueComment, 'repository' | 'issue' | 'user' | 'body'>,
): IssueComment {
  const createdAt = world.now();
  const added = { ...comment, id: world.nextId(), createdAt, updatedAt: createdAt, unlisted: world.knobs.readLag };
  world.issueComments.push(added);
  return added;
}

async function showComment(call: Call): Promise<Reply> {
  return { status: 200, body: issueCommentObject(call.world, commentOf(call)) };
}

async function updateComment(call: Call): Promise<Reply> {
  const comment = commentOf(call);
  refuseLongBody(call);
  comment.body = bodyText(call, 'body') ?? '';
  comment.updatedAt = call.world.now();
  return { status: 200, body: issueCommentObject(call.world, comment) };
}

async function deleteComment(call: Call): Promise<Reply> {
  const { issueComments } = call.world;
  issueComments.splice(issueComments.indexOf(commentOf(call)), 1);
  return { status: 204 };
}

async function addLabels(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const { number } = issueOf(call);
  const asked = call.body['labels'];
  const names = (Array.isArray(asked) ? asked : []).map((label: string | { readonly name: string }) =>
    typeof label === 'string' ? label : label.name,
  );
  const key = `${repository.fullName}#${number}`;
  call.world.labels.set(key, [...new Set([...(call.world.labels.get(key) ?? []), ...names])]);
  return { status: 200, body: labelObjects(call.world, repository, number) };
}

async function removeLabel(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const { number } = issueOf(call);
  const key = `${repository.fullName}#${number}`;
  const names = call.world.labels.get(key) ?? [];
  const name = call.parameters['name'] ?? '';
  if (!names.includes(name)) throw notFound('Label does not exist');
  call.world.labels.set(
    key,
    names.filter((one) => one !== name),
  );
  return { status: 200, body: labelObjects(call.world, repository, number) };
}

/** Throws if the body is too long (E38). */
function refuseLongBody(call: Call): void {
  if (!isBodyTooLong(call.world.knobs, bodyText(call, 'body') ?? '')) return;
  if (call.world.knobs.errorDialect === '2026') {
    const place = { resource: 'IssueComment', code: 'unprocessable', field: 'data' } as const;
    throw validationFailed({ ...place, message: BODY_TOO_LONG });
  }
  const message = `b${BODY_TOO_LONG.slice(1)}`;
  throw validationFailed({ resource: 'IssueComment', code: 'custom', field: 'body', message });
}

function issueOf(call: Call): PullRequestOptions {
  const pullRequest = findPullRequest(call, Number(call.parameters['issue_number']));
  if (pullRequest === undefined) throw notFound();
  return pullRequest;
}

function commentOf(call: Call): IssueComment {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['comment_id']);
  const comment = call.world.issueComments.find((one) => one.id === id && one.repository === fullName);
  if (comment === undefined) throw notFound();
  return comment;
}
