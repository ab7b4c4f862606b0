import { usageError } from '../../errors.ts';
import { createGithubClient } from '../../github/client.ts';
import { readWorkflowEvent, runnerFetch, type WorkflowEvent } from '../../github/event.ts';
import { openPullRequest } from '../../github/open-pull-request.ts';
import { OPTIONS, type Options } from '../../options/options.ts';
import { readWorkspaceConfig } from '../../options/read-config.ts';
import type { GivenOptions } from '../../options/given.ts';
import { readOptions } from '../../options/read-options.ts';
import { logLine } from '../../text/hidden/visible.ts';
import { VERSION } from '../../version.ts';
import { remoteWorkspace } from '../../workspace/remote/remote.ts';
import type { ActionRun, Outcome, Runner } from './run.ts';

/** Reads the event, the inputs and the configuration, and runs the mode. */
export async function runAction(runner: Runner): Promise<Outcome> {
  const event = readWorkflowEvent();
  const inputs = readInputs(runner);
  const first = readOptions([inputs]);
  const client = createGithubClient({
    token: first.githubToken,
    apiUrl: event.apiUrl,
    owner: event.owner,
    repository: event.repository,
    version: VERSION,
    signal: runner.signal,
    clock: runner.clock,
    ...proxiedFetch(),
  });
  const number = first.pullRequest ?? event.pullRequest;
  const note = (sentence: string): void => runner.log(logLine(sentence));
  const opened = number === undefined ? undefined : await openPullRequest(client, number, runner.checkout, note);
  try {
    const trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`);
    const config = await readWorkspaceConfig(trusted, configPathIn(inputs));
    const options = readOptions([inputs, config.options], config.configOnly);
    if (options.apiKey !== undefined) {
      // Inputs were masked when they were read, but the key may come from the configuration file.
      runner.mask(options.apiKey);
    }
    return await runMode({ runner, event, client, options, opened, trusted });
  } finally {
    opened?.close();
  }
}

/** Each mode loads only what it uses. */
async function runMode(run: ActionRun): Promise<Outcome> {
  switch (chooseMode(run.options, run.event, run.opened !== undefined)) {
    case 'review':
      return (await import('./review.ts')).reviewInAction(run);
    case 'validate':
      return (await import('./validate.ts')).validateInAction(run);
    case 'dump':
      return (await import('./dump.ts')).dumpInAction(run);
  }
}

/** The inputs that are set; the runner gives an empty text for the others. */
function readInputs(runner: Runner): GivenOptions {
  const given = OPTIONS.flatMap((spec) => {
    const value = runner.input(spec.name);
    if (value !== '' && spec.secret === true) {
      runner.mask(value);
    }
    return value === '' ? [] : [[spec.name, { value, where: { kind: 'named', name: spec.name } }] as const];
  });
  return new Map(given);
}

function configPathIn(inputs: GivenOptions): string | undefined {
  const value = inputs.get('config')?.value;
  return typeof value === 'string' ? value : undefined;
}

function proxiedFetch(): { fetch?: typeof fetch } {
  const proxied = runnerFetch();
  return proxied === undefined ? {} : { fetch: proxied };
}

const REVIEW_EVENTS = new Set(['pull_request', 'pull_request_target', 'issue_comment', 'pull_request_review_comment']);
const VALIDATE_EVENTS = new Set(['push', 'merge_group', 'schedule']);

function chooseMode(options: Options, event: WorkflowEvent, hasPullRequest: boolean): 'review' | 'validate' | 'dump' {
  if (options.mode !== 'auto') {
    return options.mode;
  }
  if (REVIEW_EVENTS.has(event.name) && hasPullRequest) {
    return 'review';
  }
  if (VALIDATE_EVENTS.has(event.name)) {
    return 'validate';
  }
  if (event.name === 'workflow_dispatch') {
    return 'dump';
  }
  throw usageError(
    'no-mode',
    `The event \`${event.name}\` has no pull request, so there is nothing to do`,
    'Set `mode`, or `pull-request`.',
  );
}
