import type { Anchor, Side } from './anchors.ts';
import type { Codeload } from './codeload.ts';
import type { Diff } from './diff.ts';
import { readDiff } from './diff.ts';
import { notFound } from './errors.ts';
import { openGit } from './git.ts';
import type { Git } from './git.ts';
import type { Knobs } from './knobs.ts';

type AccessLevel = 'read' | 'write' | 'none';

/** Scopes of a token; a scope that is not named can be written. */
export type Permissions = Readonly<Partial<Record<Scope, AccessLevel>>>;
export type Scope = 'contents' | 'pull_requests' | 'issues' | 'checks' | 'metadata';

type CollaboratorRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

export interface RepositoryOptions {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
  /** A bare or non-bare repository on disk; it is read anew at each request, so a commit is a push. */
  readonly gitDir: string;
  readonly defaultBranch: string;
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly fork?: boolean;
  readonly collaborators?: Readonly<Record<string, CollaboratorRole>>;
  /** Full names that answer 301 (E6). */
  readonly formerNames?: readonly string[];
  /** Default `installed`. */
  readonly tokenReach?: TokenReach;
}

/** What the emulator's own token may do in a repository (1.3); further users' tokens are at home in all of them. */
export type TokenReach =
  /** What its permissions say. */
  | 'installed'
  /** It is another repository's token: this one it reads as anybody does, if it is public. */
  | 'outside'
  /** The owner's single sign-on turns it away with 403, also where anybody may read. */
  | 'single-sign-on'
  /** 404, also where anybody may read. */
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
  /** Branch, or SHA, of the head repository. */
  readonly headRef: string;
  /**
   * Full name of a fork, or null for a deleted one (E12); left out for a branch of the base repository.
   * A fork that is no repository of the emulator has its branch in the base repository's directory.
   */
  readonly headRepository?: string | null;
  readonly draft?: boolean;
  readonly locked?: boolean;
  readonly labels?: readonly string[];
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
  /** Listings that it is still missing from (E61). */
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
  /** Merge base at the time, which the numbers of the LEFT side belong to. */
  readonly originalBase: string;
  readonly inReplyTo: number | undefined;
  readonly createdAt: string;
  updatedAt: string;
  body: string;
  unlisted: number;
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
  /** Appended by each request (1.3). */
  readonly annotations: Readonly<Record<string, unknown>>[];
}

/** What both ends of a pull request are at this moment. */
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
  readonly pullRequests: readonly PullRequestOptions[];
  readonly reviews: Review[];
  readonly reviewComments: ReviewComment[];
  readonly issueComments: IssueComment[];
  readonly checkRuns: CheckRun[];
  /** Who resolved a thread, by the id of its first comment. */
  readonly resolvedThreads: Map<number, string>;
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
  readonly knobs: Knobs;
}

const FIRST_ID = 1_000;

/** Opens the repositories on disk; nothing is read from them before a request asks. */
export async function openWorld(options: WorldOptions): Promise<World> {
  const repositories = await Promise.all(options.repositories.map((one) => openRepository(one, options)));
  const byName = new Map(repositories.map((repository) => [repository.fullName.toLowerCase(), repository]));
  const diffs = new Map<string, Promise<Diff>>();
  const mergeBases = new Map<string, Promise<string>>();
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
    pullRequests: options.pullRequests,
    reviews: [],
    reviewComments: [],
    issueComments: [],
    checkRuns: [],
    resolvedThreads: new Map(),
    labels: new Map(options.pullRequests.map((one) => [`${one.repository}#${one.number}`, [...(one.labels ?? [])]])),
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
      const { git } = baseRepository(repository, pullRequest);
      const shas = await git.text(['rev-list', '--reverse', '--topo-order', `${base}..${head}`]);
      return shas.split('\n').filter(Boolean);
    },
  };
}

/** The repository that a pull request wants to change. */
export function baseRepository(
  repository: World['repository'],
  pullRequest: Pick<PullRequestOptions, 'repository'>,
): Repository {
  const found = repository(pullRequest.repository);
  if (found === undefined)
    throw new Error(`The emulator was started without the repository ${pullRequest.repository}.`);
  return found;
}

/** Side and number of a comment at this moment, and its position; undefined when it is outdated (E44). */
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
