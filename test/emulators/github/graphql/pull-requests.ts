import { authorAssociation, nodeId } from '../objects/users.ts';
import { baseRepository } from '../world.ts';
import type { IssueOptions, PullRequestOptions, Review } from '../world.ts';
import { issueCommentSchemaObject, reviewSchemaObject } from './comments.ts';
import { connection } from './connection.ts';
import type { Given, SchemaObject } from './connection.ts';
import { gitObject } from './git-objects.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { pullRequestReference, repositoryReference } from './references.ts';
import { threadSchemaObject, threadStarts } from './threads.ts';

/** A `PullRequest`. */
export function pullRequestSchemaObject(call: GraphqlCall, pullRequest: PullRequestOptions): SchemaObject {
  const { world, actor } = call;
  const repository = baseRepository(world.repository, pullRequest);
  const { number, author, headRepository } = pullRequest;
  const state = pullRequest.state ?? 'open';
  const diff = async () => {
    const { mergeBase, head } = await world.heads(pullRequest);
    return (await world.diff(repository, mergeBase, head)).files;
  };
  return {
    ...pullRequestReference(world, pullRequest),
    body: pullRequest.body ?? '',
    bodyText: pullRequest.body ?? '',
    authorAssociation: authorAssociation(repository, author),
    viewerDidAuthor: author === actor,
    state: state.toUpperCase(),
    closed: state === 'closed',
    merged: false,
    locked: pullRequest.locked ?? false,
    isDraft: pullRequest.draft ?? false,
    isCrossRepository: headRepository !== undefined && headRepository !== repository.fullName,
    headRefName: pullRequest.headRef,
    headRefOid: async () => (await world.heads(pullRequest)).head,
    baseRefName: pullRequest.baseRef,
    baseRefOid: async () => (await world.heads(pullRequest)).base,
    headRepository: () => {
      const found = headRepository === null ? undefined : world.repository(headRepository ?? pullRequest.repository);
      return found === undefined ? null : repositoryReference(found);
    },
    baseRepository: repositoryReference(repository),
    changedFiles: async () => (await diff()).length,
    additions: async () => (await diff()).reduce((sum, { additions }) => sum + additions, 0),
    deletions: async () => (await diff()).reduce((sum, { deletions }) => sum + deletions, 0),
    labels: (given: Given) =>
      connection('Label', world.labels.get(`${repository.fullName}#${number}`) ?? [], given, (name) => ({
        __typename: 'Label',
        id: nodeId('Label', name),
        name,
      })),
    comments: (given: Given) => connectionOfComments(call, pullRequest, given),
    reviews: (given: Given) =>
      connection('PullRequestReview', visibleReviews(call, pullRequest, given), given, (one) =>
        reviewSchemaObject(call, one),
      ),
    reviewThreads: (given: Given) =>
      connection('PullRequestReviewThread', threadStarts(world, pullRequest), given, (one) =>
        threadSchemaObject(call, one),
      ),
    commits: async (given: Given) =>
      connection('PullRequestCommit', await world.commits(pullRequest), given, (oid) => ({
        __typename: 'PullRequestCommit',
        id: nodeId('PullRequestCommit', oid),
        commit: () => gitObject(call, repository, { oid }),
      })),
    closingIssuesReferences: (given: Given) =>
      connection('Issue', closedIssues(call, pullRequest), given, (one) => issueSchemaObject(call, one)),
  };
}

/** The issues that the description closes by a keyword. The emulator links no issue by hand. */
function closedIssues({ world }: GraphqlCall, { repository, body }: PullRequestOptions): readonly IssueOptions[] {
  const references = (body ?? '').matchAll(/\b(?:close|fix|resolve)[sd]?(?:es|ed)?:? #(\d+)/gi);
  const numbers = new Set([...references].map(([, number]) => Number(number)));
  return world.issues.filter((one) => one.repository === repository && numbers.has(one.number));
}

function issueSchemaObject({ world }: GraphqlCall, issue: IssueOptions): SchemaObject {
  const { number, title, body, state = 'open' } = issue;
  const repository = world.repository(issue.repository);
  return {
    __typename: 'Issue',
    id: nodeId('Issue', `${issue.repository}#${number}`),
    number,
    title,
    body: body ?? '',
    state: state.toUpperCase(),
    repository: repository === undefined ? null : repositoryReference(repository),
    labels: (given: Given) =>
      connection('Label', world.labels.get(`${issue.repository}#${number}`) ?? [], given, (name) => ({
        __typename: 'Label',
        id: nodeId('Label', name),
        name,
      })),
  };
}

/** A pending review is visible to its author alone (E23). */
function visibleReviews(
  { world, actor }: GraphqlCall,
  pullRequest: PullRequestOptions,
  { states, author }: Given,
): readonly Review[] {
  return world.reviews.filter(
    (one) =>
      one.pullRequest === pullRequest &&
      (one.state !== 'PENDING' || one.user === actor) &&
      (!Array.isArray(states) || states.includes(one.state)) &&
      (typeof author !== 'string' || one.user.replace(/\[bot\]$/, '') === author.replace(/\[bot\]$/, '')),
  );
}

function connectionOfComments(call: GraphqlCall, { repository, number }: PullRequestOptions, given: Given) {
  const { orderBy } = given;
  const all = call.world.issueComments.filter((one) => one.repository === repository && one.issue === number);
  const isDescending = JSON.stringify(orderBy ?? '').includes('"DESC"');
  const sorted = isDescending ? all.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id) : all;
  return connection('IssueComment', sorted, given, (one) => issueCommentSchemaObject(call, one));
}
