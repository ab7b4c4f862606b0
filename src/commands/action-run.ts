import type { GithubClient } from '../github/client.ts';
import type { WorkflowEvent } from '../github/event.ts';
import type { OpenedPullRequest } from '../github/open-pull-request.ts';
import type { ScopeSubject } from '../jobs/choose-scope.ts';
import type { Environment } from '../models/choose.ts';
import type { Options } from '../options.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The runner's side of the Action. */
export interface Runner {
  input(name: string): string;
  mask(secret: string): void;
  /** One line for the log; the caller has made it safe. */
  log(message: string): void;
  /** Workflow commands, as they are. */
  print(commands: string): void;
  readonly environment: Environment;
  /** The folder that the workflow checked the repository out into; it may hold nothing. */
  readonly checkout: string | undefined;
}

/** What a run leaves with the runner. */
export interface Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  readonly jobSummary: string;
  readonly exitCode: number;
}

/** What every mode of the Action works on. */
export interface ActionRun {
  readonly runner: Runner;
  readonly event: WorkflowEvent;
  readonly client: GithubClient;
  readonly options: Options;
  /** Where the event or the inputs name a pull request. */
  readonly opened: OpenedPullRequest | undefined;
  /** The trusted revision: the pull request's base, or the commit the workflow runs for. */
  readonly trusted: Workspace;
}

/** The change of a pull request with what is needed to choose of it. */
export function scopeSubjectOf({ event }: ActionRun, opened: OpenedPullRequest): ScopeSubject {
  return {
    changes: opened.changes,
    trusted: opened.base,
    repository: `${new URL(event.serverUrl).host}/${opened.pull.baseRepository}`,
    readHead: opened.readHead,
    readVersion: opened.readVersion,
  };
}
