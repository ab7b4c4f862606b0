import { createGithubClient } from '../../github/client.ts';
import { readWorkflowEvent, runnerFetch } from '../../github/event.ts';
import { openPullRequest } from '../../github/open-pull-request.ts';
import { OPTIONS, type Options } from '../../options/options.ts';
import { readWorkspaceConfig } from '../../options/read-config.ts';
import { describeFollowed, keepUndecided, standInFor } from '../../options/extend-config.ts';
import type { GivenOptions } from '../../options/given.ts';
import { readOptions } from '../../options/read-options.ts';

import { VERSION } from '../../version.ts';
import { remoteWorkspace } from '../../workspace/remote/remote.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openExtended, type ReadExtended } from '../open/read-extended.ts';
import { refuseRunOutputs } from './files.ts';
import { fetchWithoutKeys } from './guard-runner.ts';
import { readWorkflowPath } from './after-merge-terms.ts';
import type { ActionRun, GuardedRunner, RunStart, Runner } from './run.ts';

/** Reads the event and the inputs. Requests nothing. Throws a `UserError` for wrong inputs. */
export function startRun(runner: GuardedRunner): RunStart {
  const event = readWorkflowEvent();
  const inputs = readInputs(runner);
  const options = readOptions([inputs]);
  const client = createGithubClient({
    token: options.githubToken,
    apiUrl: event.apiUrl,
    owner: event.owner,
    repository: event.repository,
    version: VERSION,
    signal: runner.signal,
    clock: runner.clock,
    fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut),
  });
  return { runner, event, inputs, options, client };
}

/**
 * Opens the pull request, if there is one, and reads the configuration file. Closes it when the work is done.
 *
 * @param number undefined for a run without a pull request
 */
export async function withOpenedRun<T>(
  { runner, event, inputs, options: given, client, firstStage }: RunStart,
  number: number | undefined,
  work: (run: ActionRun) => Promise<T>,
): Promise<T> {
  const note = (sentence: string): void => runner.log(sentence);
  await refuseRunOutputs({ options: given, runner });
  // Up to 256 jobs share the requests that a token has.
  const isShared = given.shard !== undefined;
  const workflowPath = readWorkflowPath(runner.environment);
  const opened =
    number === undefined
      ? undefined
      : await openPullRequest(client, number, runner.checkout, note, { isShared, workflowPath });
  try {
    const trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`);
    const start = { runner, inputs, event };
    const options = await readRunOptions(start, trusted);
    // The configuration may name other outputs than the inputs do.
    await refuseRunOutputs({ options, runner });
    const readOptionsAt = (workspace: Workspace): Promise<Options> =>
      workspace === trusted ? Promise.resolve(options) : readRunOptions(start, workspace, options.extends);
    const configPath = configPathIn(inputs);
    const guided = { trusted, options, readOptionsAt, configPath };
    return await work({ runner, event, client, opened, ...guided, ...(firstStage && { firstStage }) });
  } finally {
    opened?.close();
  }
}

/**
 * Reads the options of the inputs and of the configuration file. Throws a `UserError` if the configuration is wrong.
 *
 * @param files those of the base; or those of a change, which could name any file that the token may read
 * @param followed what the base extends, for the files of a change; absent for the base itself
 */
export async function readRunOptions(
  { runner, inputs, event }: Pick<RunStart, 'runner' | 'inputs' | 'event'>,
  files: Workspace,
  ...followed: readonly (string | undefined)[]
): Promise<Options> {
  const own = await readWorkspaceConfig(files, configPathIn(inputs));
  const given = inputs.get('extends') ?? own.options.get('extends');
  const named = followed.length === 0 ? given : standInFor(given, followed[0]);
  const config =
    named === undefined ? { ...own, policy: [] } : await openExtendedOfRun({ runner, inputs, event })(own, named);
  const counting = keepUndecided(inputs, config.policy);
  if (followed.length === 0 && named !== undefined) {
    runner.log(describeFollowed(String(named.value), config.policy));
    const dropped = [...inputs.keys()].filter((key) => !counting.has(key));
    dropped.forEach((key) =>
      runner.log(`The input \`${key}\` does not count: the policy of ${String(named.value)} decides it.`),
    );
  }
  const options = readOptions([counting, config.options], config.configOnly, config.policy);
  if (options.apiKey !== undefined) {
    // Inputs were masked when they were read, but the key may come from the configuration file.
    runner.mask(options.apiKey);
  }
  return options;
}

/** Reads the file that a configuration extends with the token of the run. */
function openExtendedOfRun({ runner, inputs, event }: Pick<RunStart, 'runner' | 'inputs' | 'event'>): ReadExtended {
  return openExtended(
    {
      token: readOptions([inputs]).githubToken,
      apiUrl: event.apiUrl,
      version: VERSION,
      signal: runner.signal,
      clock: runner.clock,
      fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut),
    },
    'Check `extends`. The token of a workflow reads other repositories only if they are public, or internal and shared.',
  );
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
