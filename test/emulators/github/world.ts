import type { Anchor, Side } from './anchors.ts';
import type { Codeload } from './codeload.ts';
import type { Diff } from './diff.ts';
import { readDiff } from './diff.ts';
import { notFound } from './errors.ts';
import { openGit } from './git.ts';
import type { Git } from './git.ts';
import type { Knobs } from './knobs.ts';

type AccessLevel = 'read' | 'write' | 'none';

/** Permissions of a token. The token may write for each scope that is not listed. */
export type Permissions = Readonly<Partial<Record<Scope, AccessLevel>>>;
export type Scope = 'actions' | 'contents' | 'pull_requests' | 'issues' | 'checks' | 'metadata';

type CollaboratorRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

export interface RepositoryOptions {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
  /** A bare or non-bare repository on disk. Each request reads it again, so a commit has the effect of a push. */
  readonly gitDir: string;
  readonly defaultBranch: string;
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly fork?: boolean;
  readonly collaborators?: Readonly<Record<string, CollaboratorRole>>;
  /** Former full names, which are answered with 301 (E6). */
  readonly formerNames?: readonly string[];
  /** Default `installed`. */
  readonly tokenReach?: TokenReach;
}

/** Access of the emulator's own token to a repository (1.3). Tokens of other users have full access to all of them. */
export type TokenReach =
  /** The token's permissions apply. */
  | 'installed'
  /** The token belongs to another repository. It can read this one only if it is public. */
  | 'outside'
  /** The owner's single sign-on refuses the token with 403, even if the repository is public. */
  | 'single-sign-on'
  /** Requests with the token get 404, even if the repository is public. */
  | 'hidden';

export interface PullRequestOptions {
  /** Full name of the base repository. */
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly author: string;
  /** Branch of the base repository. */
  readonly baseRef: string;
  /** Branch or SHA in the head repository. */
  readonly headRef: string;
  /**
   * Full name of a fork, or null for a deleted fork (E12). Undefined for a branch of the base repository.
   * If the fork is not a repository of the emulator, its branch is in the base repository's directory.
   */
  readonly headRepository?: string | null;
  readonly draft?: boolean;
  readonly locked?: boolean;
  readonly labels?: readonly string[];
  readonly state?: 'open' | 'closed';
}

/** A pull request that a test changes as a person does on GitHub's page. */
export interface PullRequest extends PullRequestOptions {
  title: string;
  body: string | null;
  baseRef: string;
  draft?: boolean;
  state?: 'open' | 'closed';
}

export interface Repository extends RepositoryOptions {
  readonly fullName: string;
  readonly git: Git;
}

export interface Review {
  readonly id: number;
  readonly pullRequest: PullRequestOptions;
  readonly user: string;
  readonly commitId: string;
  readonly createdAt: string;
  body: string;
  state: 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  submittedAt: string | undefined;
  /** How many more listings do not show it (E61). */
  unlisted: number;
}

export interface ReviewComment {
  readonly id: number;
  readonly pullRequest: PullRequestOptions;
  readonly reviewId: number;
  readonly user: string;
  readonly path: string;
  /** Undefined for a comment on the file (`subject_type: "file"`). */
  readonly anchor: Anchor | undefined;
  readonly originalCommit: string;
  /** Merge base when the comment was written. Line numbers on the LEFT side belong to it. */
  readonly originalBase: string;
  readonly inReplyTo: number | undefined;
  readonly createdAt: string;
  updatedAt: string;
  body: string;
  unlisted: number;
}

/** An issue that is not a pull request. */
export interface IssueOptions {
  /** Full name. An address in a repository that it was moved out of is answered with 301. */
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly state?: 'open' | 'closed';
  readonly labels?: readonly string[];
  /** Its former address, `owner/name#number`. */
  readonly movedFrom?: string;
}

export interface IssueComment {
  readonly id: number;
  readonly repository: string;
  readonly issue: number;
  readonly user: string;
  readonly createdAt: string;
  updatedAt: string;
  body: string;
  unlisted: number;
}

export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';

export interface Reaction {
  readonly id: number;
  /** The id that the comment has in GraphQL. */
  readonly subject: string;
  readonly user: string;
  readonly content: ReactionContent;
  readonly createdAt: string;
}

/** Why a comment is hidden, in GitHub's words (`outdated`, `off-topic`), and who has hidden it. */
interface Minimized {
  readonly reason: string;
  readonly user: string;
}

export interface CheckRun {
  readonly id: number;
  readonly repository: string;
  readonly headSha: string;
  name: string;
  status: string;
  conclusion: string | undefined;
  startedAt: string;
  completedAt: string | undefined;
  externalId: string | undefined;
  detailsUrl: string | undefined;
  output: { readonly title: string; readonly summary: string; readonly text: string | undefined } | undefined;
  /** Each request appends its annotations (1.3). */
  readonly annotations: Readonly<Record<string, unknown>>[];
}

/** A completed run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  readonly repository: string;
  readonly name: string;
  /** Path of the workflow's file. */
  readonly path: string;
  readonly event: string;
  readonly conclusion: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** Full name, of a fork too. */
  readonly headRepository: string;
}

/** What a run of a workflow uploaded. */
export interface Artifact {
  readonly id: number;
  readonly repository: string;
  readonly runId: number;
  readonly name: string;
  readonly zip: Buffer;
  readonly expired: boolean;
}

/** The current base and head of a pull request. */
export interface Heads {
  readonly base: string;
  readonly head: string;
  readonly mergeBase: string;
}

/** The whole state of the emulated GitHub. */
export interface World {
  readonly apiUrl: string;
  readonly codeload: Codeload;
  readonly repositories: readonly Repository[];
  readonly pullRequests: PullRequest[];
  readonly issues: readonly IssueOptions[];
  readonly reviews: Review[];
  readonly reviewComments: ReviewComment[];
  readonly issueComments: IssueComment[];
  readonly checkRuns: CheckRun[];
  readonly workflowRuns: WorkflowRun[];
  readonly artifacts: Artifact[];
  /** The user who resolved a thread, by the id of the thread's first comment. */
  readonly resolvedThreads: Map<number, string>;
  readonly reactions: Reaction[];
  /** Hidden comments and reviews, by their id in GraphQL. */
  readonly minimized: Map<string, Minimized>;
  /** The user who last edited a comment, by its id in GraphQL, if it is not the author. */
  readonly editors: Map<string, string>;
  /** Label names by `owner/name#number`. */
  readonly labels: Map<string, string[]>;
  readonly mergeability: Map<string, { readonly heads: Heads; nullReads: number; mergeCommit: string | undefined }>;
  knobs: Knobs;
  readonly nextId: () => number;
  readonly now: () => string;
  readonly repository: (fullName: string) => Repository | undefined;
  readonly heads: (pullRequest: PullRequestOptions) => Promise<Heads>;
  readonly diff: (repository: Repository, before: string, after: string) => Promise<Diff>;
  /** SHAs of the commits of the pull request, oldest first. */
  readonly commits: (pullRequest: PullRequestOptions) => Promise<readonly string[]>;
}

export interface WorldOptions {
  readonly apiUrl: string;
  readonly codeload: Codeload;
  readonly repositories: readonly RepositoryOptions[];
  readonly pullRequests: readonly PullRequestOptions[];
  readonly issues: readonly IssueOptions[];
  readonly knobs: Knobs;
}

const FIRST_ID = 1_000;

/** Opens the repositories on disk. They are first read when a request needs them. */
export async function openWorld(options: WorldOptions): Promise<World> {
  const repositories = await Promise.all(options.repositories.map((one) => openRepository(one, options)));
  const byName = new Map(repositories.map((repository) => [repository.fullName.toLowerCase(), repository]));
  const diffs = new Map<string, Promise<Diff>>();
  const mergeBases = new Map<string, Promise<string>>();
  const commitLists = new Map<string, Promise<string>>();
  let lastId = FIRST_ID;

  const repository = (fullName: string): Repository | undefined => byName.get(fullName.toLowerCase());
  const heads = async (pullRequest: PullRequestOptions): Promise<Heads> => {
    const base = baseRepository(repository, pullRequest);
    const head = repository(pullRequest.headRepository ?? pullRequest.repository) ?? base;
    const [baseSha, headSha] = await Promise.all([
      base.git.commit(`refs/heads/${pullRequest.baseRef}`),
      head.git.commit(pullRequest.headRef),
    ]);
    if (baseSha === undefined) throw new Error(`${base.fullName} has no branch "${pullRequest.baseRef}".`);
    if (headSha === undefined) throw new Error(`${head.fullName} has no commit "${pullRequest.headRef}".`);
    const key = `${base.fullName} ${baseSha} ${headSha}`;
    const found = mergeBases.get(key) ?? base.git.text(['merge-base', baseSha, headSha], [1]);
    mergeBases.set(key, found);
    const mergeBase = (await found).trimEnd();
    if (mergeBase === '') throw notFound(`No common ancestor between ${baseSha} and ${headSha}.`);
    return { base: baseSha, head: headSha, mergeBase };
  };

  return {
    apiUrl: options.apiUrl,
    codeload: options.codeload,
    repositories,
    pullRequests: options.pullRequests.map((one) => ({ ...one })),
    issues: options.issues,
    reviews: [],
    reviewComments: [],
    issueComments: [],
    checkRuns: [],
    workflowRuns: [],
    artifacts: [],
    resolvedThreads: new Map(),
    reactions: [],
    minimized: new Map(),
    editors: new Map(),
    labels: new Map(
      [...options.pullRequests, ...options.issues].map((one) => [
        `${one.repository}#${one.number}`,
        [...(one.labels ?? [])],
      ]),
    ),
    mergeability: new Map(),
    knobs: options.knobs,
    nextId: () => (lastId += 1),
    now: () => `${new Date().toISOString().slice(0, 19)}Z`,
    repository,
    heads,
    diff(repository, before, after) {
      const key = `${repository.fullName} ${before} ${after}`;
      const diff = diffs.get(key) ?? readDiff(repository.git, before, after);
      diffs.set(key, diff);
      return diff;
    },
    async commits(pullRequest) {
      const { base, head } = await heads(pullRequest);
      const { git, fullName } = baseRepository(repository, pullRequest);
      const key = `${fullName} ${base} ${head}`;
      const found = commitLists.get(key) ?? git.text(['rev-list', '--reverse', '--topo-order', `${base}..${head}`]);
      commitLists.set(key, found);
      return (await found).split('\n').filter(Boolean);
    },
  };
}

/** Finds the base repository of a pull request. */
export function baseRepository(
  repository: World['repository'],
  pullRequest: Pick<PullRequestOptions, 'repository'>,
): Repository {
  const found = repository(pullRequest.repository);
  if (found === undefined)
    throw new Error(`The emulator was started without the repository ${pullRequest.repository}.`);
  return found;
}

/** The current place of a comment that is not outdated (E44). */
export interface CurrentPlace {
  readonly line: number;
  readonly startLine: number | undefined;
  readonly position: number;
  readonly side: Side;
}

async function openRepository(one: RepositoryOptions, options: WorldOptions): Promise<Repository> {
  const fullName = `${one.owner}/${one.name}`;
  const forkNames = new Set(
    options.pullRequests
      .filter(({ repository }) => repository === fullName)
      .map(({ headRepository }) => headRepository)
      .filter((name) => name !== fullName),
  );
  const forks = options.repositories.filter(({ owner, name }) => forkNames.has(`${owner}/${name}`));
  return {
    ...one,
    fullName,
    git: await openGit(
      one.gitDir,
      forks.map(({ gitDir }) => gitDir),
    ),
  };
}
