import { nodeId } from './objects/users.ts';
import { addReaction } from './reactions.ts';
import { addIssueComment } from './routes/issues.ts';
import type {
  Artifact,
  IssueComment,
  PullRequest,
  ReactionContent,
  Review,
  ReviewComment,
  WorkflowRun,
  World,
} from './world.ts';

/** What people do on GitHub's pages, without the API. Comments are identified by their numbers in the REST API. */
export interface People {
  /** Resolves the thread that starts with a comment. */
  readonly resolveThread: (commentId: number, user: string) => void;
  readonly reopenThread: (commentId: number) => void;
  /** Writes a comment to the conversation of a pull request. */
  readonly comment: (comment: Pick<IssueComment, 'repository' | 'issue' | 'user' | 'body'>) => IssueComment;
  /** Answers in the thread that starts with a comment. */
  readonly reply: (commentId: number, user: string, body: string) => ReviewComment;
  /** Begins a thread at the place of a comment, which may be one of another server with the same commits. */
  readonly beginThread: (like: ReviewComment, user: string, body: string) => ReviewComment;
  /** Edits a review comment or a comment of the conversation. */
  readonly edit: (commentId: number, user: string, body: string) => void;
  /** Deletes a review comment or a comment of the conversation. */
  readonly deleteComment: (commentId: number) => void;
  readonly react: (commentId: number, user: string, content: ReactionContent) => void;
  readonly hideComment: (commentId: number, user: string, reason?: string) => void;
  readonly dismissReview: (reviewId: number) => void;
  readonly submitReview: (review: Pick<Review, 'pullRequest' | 'user' | 'body' | 'state' | 'commitId'>) => Review;
  /** Changes the title, the base branch, the draft state and so on. */
  readonly editPullRequest: (number: number, changed: Partial<PullRequest>, repository?: string) => void;
  readonly label: (number: number, names: readonly string[], repository?: string) => void;
  /** Records a run of a workflow, with what it uploaded. */
  readonly runWorkflow: (
    run: Omit<WorkflowRun, 'id'>,
    artifacts?: readonly Pick<Artifact, 'name' | 'zip'>[],
  ) => WorkflowRun;
}

/** Lets a test act as people. Throws if what they act on does not exist. */
export function openPeople(world: World): People {
  const firstName = world.repositories[0]?.fullName ?? '';
  return {
    resolveThread: (commentId, user) => {
      world.resolvedThreads.set(startOfThread(world, commentId), user);
    },
    reopenThread: (commentId) => {
      world.resolvedThreads.delete(startOfThread(world, commentId));
    },
    comment: (comment) => addIssueComment(world, comment),
    reply: (commentId, user, body) => addReply(world, findReviewComment(world, commentId), user, body),
    beginThread: (like, user, body) => {
      const own = world.pullRequests.find(({ number }) => number === like.pullRequest.number);
      const pullRequest = own ?? like.pullRequest;
      return addReviewOf(world, { ...like, pullRequest }, user, body, undefined);
    },
    edit: (commentId, user, body) => {
      const { comment, subject } = findComment(world, commentId);
      Object.assign(comment, { body, updatedAt: new Date(Date.parse(comment.updatedAt) + 1_000).toISOString() });
      world.editors.set(subject, user);
    },
    deleteComment: (commentId) => {
      const { list, comment } = findComment(world, commentId);
      list.splice(list.indexOf(comment), 1);
    },
    react: (commentId, user, content) => {
      addReaction(world, { subject: findComment(world, commentId).subject, user, content });
    },
    hideComment: (commentId, user, reason = 'outdated') => {
      world.minimized.set(findComment(world, commentId).subject, { reason, user });
    },
    dismissReview: (reviewId) => {
      const review = world.reviews.find(({ id }) => id === reviewId);
      if (review === undefined) throw new Error(`There is no review ${reviewId}.`);
      review.state = 'DISMISSED';
    },
    submitReview: (review) => {
      const createdAt = world.now();
      const added = { ...review, id: world.nextId(), createdAt, submittedAt: createdAt, unlisted: 0 };
      world.reviews.push(added);
      return added;
    },
    editPullRequest: (number, changed, repository = firstName) => {
      const found = world.pullRequests.find((one) => one.number === number && one.repository === repository);
      if (found === undefined) throw new Error(`There is no pull request ${number}.`);
      Object.assign(found, changed);
    },
    label: (number, names, repository = firstName) => {
      world.labels.set(`${repository}#${number}`, [...names]);
    },
    runWorkflow: (run, artifacts = []) => {
      const added = { ...run, id: world.nextId() };
      world.workflowRuns.push(added);
      for (const artifact of artifacts) {
        const place = { id: world.nextId(), repository: run.repository, runId: added.id };
        world.artifacts.push({ ...artifact, ...place, expired: false });
      }
      return added;
    },
  };
}

interface FoundComment {
  readonly comment: IssueComment | ReviewComment;
  readonly list: (IssueComment | ReviewComment)[];
  /** Its id in GraphQL. */
  readonly subject: string;
}

function findComment(world: World, commentId: number): FoundComment {
  const onLine = world.reviewComments.find(({ id }) => id === commentId);
  if (onLine !== undefined) {
    const subject = nodeId('PullRequestReviewComment', commentId);
    return { comment: onLine, list: world.reviewComments, subject };
  }
  const comment = world.issueComments.find(({ id }) => id === commentId);
  if (comment === undefined) throw new Error(`There is no comment ${commentId}.`);
  return { comment, list: world.issueComments, subject: nodeId('IssueComment', commentId) };
}

function findReviewComment(world: World, commentId: number): ReviewComment {
  const found = world.reviewComments.find(({ id }) => id === commentId);
  if (found === undefined) throw new Error(`There is no review comment ${commentId}.`);
  return found;
}

function startOfThread(world: World, commentId: number): number {
  return findReviewComment(world, commentId).inReplyTo ?? commentId;
}

function addReply(world: World, parent: ReviewComment, user: string, body: string): ReviewComment {
  return addReviewOf(world, parent, user, body, parent.inReplyTo ?? parent.id);
}

/** GitHub makes a review of its own for a comment that is not part of one, such as a reply. */
function addReviewOf(
  world: World,
  like: ReviewComment,
  user: string,
  body: string,
  inReplyTo: number | undefined,
): ReviewComment {
  const createdAt = world.now();
  const { pullRequest, originalCommit: commitId } = like;
  const reviewId = world.nextId();
  const review = { id: reviewId, pullRequest, user, commitId, createdAt, submittedAt: createdAt, unlisted: 0 };
  world.reviews.push({ ...review, body: '', state: 'COMMENTED' });
  const place = { id: world.nextId(), reviewId, user, body, createdAt, updatedAt: createdAt, unlisted: 0 };
  const added: ReviewComment = { ...like, ...place, inReplyTo };
  world.reviewComments.push(added);
  return added;
}
