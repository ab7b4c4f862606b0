import { lazily } from '../../structures/lazily.ts';
import type { ReadCommits } from '../../context/notes/readers.ts';
import type { GithubClient } from '../../github/client.ts';
import { runnerFetch, type WorkflowEvent } from '../../github/event.ts';
import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { keepOnlyAgents, openOrganization } from '../../github/organization.ts';
import type { ScopeSubject } from '../../jobs/choose/choose-scope.ts';
import type { Guidance, ReviewSubject } from '../../jobs/choose/choose-guidance.ts';
import type { Environment } from '../../models/choose.ts';
import type { RetryClock } from '../../models/wire/retry-clock.ts';
import type { GivenOptions } from '../../options/given.ts';
import type { Options } from '../../options/options.ts';

import { VERSION } from '../../version.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { workflowUserSettings } from '../open/guidance.ts';

/** What the Action needs from the runner. */
export interface Runner {
  input(name: string): string;
  mask(secret: string): void;
  /** Prints one line. `guardRunner` makes one of any text, because the runner executes `##[command]` anywhere in a line. */
  log(message: string): void;
  /** Prints annotations and lines between them. */
  print(commands: string): void;
  readonly environment: Environment;
  /** The folder for the workflow's checkout; it may be empty. */
  readonly checkout: string | undefined;
  /** Aborts when the workflow run is cancelled. */
  readonly signal: AbortSignal;
  /** Measures the time limits of requests to GitHub, and waits before they are repeated. */
  readonly clock: RetryClock;
}

/** A runner whose log gets no key or token of the run. */
export interface GuardedRunner extends Runner {
  /** Replaces the keys and tokens of the run. For what leaves it in another way than through the runner. */
  readonly cut: (text: string) => string;
}

/** What a run gives back to the runner. */
export interface Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  readonly jobSummary: string;
  readonly exitCode: number;
}

/** A run before GitHub is asked for anything. */
export interface RunStart {
  readonly runner: GuardedRunner;
  readonly event: WorkflowEvent;
  readonly inputs: GivenOptions;
  /** Options of the inputs. The configuration file, which is not read yet, may have others. */
  readonly options: Options;
  readonly client: GithubClient;
  readonly firstStage?: FirstStage;
}

/** What the artifact of another workflow run says of the pull request. Anybody may have written it. */
export interface FirstStage {
  /** Hashes of the requests that the other run made. They are only compared, never sent. */
  readonly requests: readonly string[];
}

/** What every mode of the Action works on. */
export interface ActionRun {
  readonly runner: GuardedRunner;
  readonly event: WorkflowEvent;
  readonly client: GithubClient;
  readonly options: Options;
  /** Undefined if neither the event nor the inputs name a pull request. */
  readonly opened: OpenedPullRequest | undefined;
  /** The trusted revision: the pull request's base, or the commit the workflow runs for. */
  readonly trusted: Workspace;
  /** Reads the options with the configuration of another workspace; absent where nothing is reviewed. Throws a `UserError`. */
  readonly readOptionsAt?: (workspace: Workspace) => Promise<Options>;
  /** The configuration file that `config` names. */
  readonly configPath?: string | undefined;
  readonly firstStage?: FirstStage;
  /** Set if a person asked for the review of one agent. It says nothing about what the usual reviewers find. */
  readonly isAgentAsked?: true;
}

/** The guidance of a repository in a workflow; with the organization's if an option asks for it. */
export async function workflowGuidance(
  { event, options, runner, trusted }: ActionRun,
  repository: Workspace,
): Promise<Guidance> {
  const userSettings = await workflowUserSettings(options, trusted);
  return {
    repository,
    ...(userSettings === undefined ? {} : { userSettings }),
    remoteAgents: options.remoteAgents,
    ...(options.organizationInstructions || options.remoteAgents.length > 0
      ? { organization: await readOrganization(event, options, runner) }
      : {}),
  };
}

async function readOrganization(
  { apiUrl, owner }: WorkflowEvent,
  { githubToken, organizationInstructions }: Options,
  runner: Runner,
): Promise<NonNullable<Guidance['organization']>> {
  const fetch = runnerFetch();
  const { sources, notes } = await openOrganization({
    token: githubToken,
    apiUrl,
    owner,
    version: VERSION,
    clock: runner.clock,
    signal: runner.signal,
    ...(fetch === undefined ? {} : { fetch }),
  });
  notes.forEach(({ source, reason }) => runner.log(`${source}: ${reason}`));
  return organizationInstructions ? sources : sources.map(keepOnlyAgents);
}

/** The change of a pull request, with what is needed to choose the files to review. */
export function makeScopeSubject({ event }: ActionRun, opened: OpenedPullRequest): ScopeSubject {
  return {
    changes: opened.changes,
    trusted: opened.base,
    repository: `${new URL(event.serverUrl).host}/${opened.pull.baseRepository}`,
    readHead: opened.readHead,
    readVersion: opened.readVersion,
  };
}

/** What models may look up: both revisions, and the earlier comments; and the texts that a prompt shows with the change. */
export function openLookups(
  { client, event }: ActionRun,
  { sides, pull, earlierPaths }: OpenedPullRequest,
): Pick<ReviewSubject, 'sides' | 'readThreads' | 'readers'> {
  const { number, headSha, baseRepository } = pull;
  const [owner = event.owner, name = event.repository] = baseRepository.split('/');
  return {
    sides,
    // The prompt and a tool show them.
    readThreads: lazily(() => client.reviewThreads(number)),
    readers: {
      commits: rememberCommits((signal) => client.pullCommits(number, signal)),
      issues: { home: { host: new URL(event.serverUrl).host, owner, name }, self: number, read: client.issue },
      ...(earlierPaths === undefined ? {} : { earlierPaths }),
      annotations: (signal) => client.checkAnnotations({ sha: headSha, runId: event.runId }, signal),
    },
  };
}

/** Two providers read the commits, within the same time. */
function rememberCommits(read: ReadCommits): ReadCommits {
  let commits: ReturnType<ReadCommits> | undefined;
  return (signal) => (commits ??= read(signal));
}
