import { createGithubClient } from '../../github/client.ts';
import { readWorkflowEvent, runnerFetch } from '../../github/event.ts';
import { openPullRequest } from '../../github/open-pull-request.ts';
import { OPTIONS, type Options } from '../../options/options.ts';
import { readWorkspaceConfig } from '../../options/read-config.ts';
import type { GivenOptions } from '../../options/given.ts';
import { readOptions } from '../../options/read-options.ts';
import { logLine } from '../../text/hidden/visible.ts';
import { VERSION } from '../../version.ts';
import { remoteWorkspace } from '../../workspace/remote/remote.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { fetchWithoutKeys } from './guard-runner.ts';
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
  { runner, event, inputs, client, firstStage }: RunStart,
  number: number | undefined,
  work: (run: ActionRun) => Promise<T>,
): Promise<T> {
  const note = (sentence: string): void => runner.log(logLine(sentence));
  const opened = number === undefined ? undefined : await openPullRequest(client, number, runner.checkout, note);
  try {
    const trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`);
    const readOptionsAt = (workspace: Workspace): Promise<Options> => readRunOptions({ runner, inputs }, workspace);
    const options = await readOptionsAt(trusted);
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
 * @param trusted the files of the base
 */
export async function readRunOptions(
  { runner, inputs }: Pick<RunStart, 'runner' | 'inputs'>,
  trusted: Workspace,
): Promise<Options> {
  const config = await readWorkspaceConfig(trusted, configPathIn(inputs));
  const options = readOptions([inputs, config.options], config.configOnly);
  if (options.apiKey !== undefined) {
    // Inputs were masked when they were read, but the key may come from the configuration file.
    runner.mask(options.apiKey);
  }
  return options;
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
